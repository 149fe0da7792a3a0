import type { ReactNode } from 'react'
import { AwaitTurn } from '../../src/overlays/AwaitTurn.tsx'
import type { ArbiterPage } from '../../src/overlays/arbiterOf.ts'
import { arbiterOf } from '../../src/overlays/arbiterOf.ts'
import type { NotificationsOfferProps } from './NotificationsOffer.tsx'
import { NotificationsOffer } from './NotificationsOffer.tsx'

interface OfferNeeds extends NotificationsOfferProps {
  context: ArbiterPage
}

/** The offer of notifications, which waits until it disturbs nobody: nobody has asked for it. */
export const openOffer = ({ context, ...offer }: OfferNeeds): ReactNode => (
  <AwaitTurn arbiter={arbiterOf(context)} name="notifications-offer" by="page">
    <NotificationsOffer {...offer} />
  </AwaitTurn>
)

import type { ReactNode } from 'react'
import type { InterruptionPage } from '../../../src/overlays/getInterruptionQueue.ts'
import { getInterruptionQueue } from '../../../src/overlays/getInterruptionQueue.ts'
import { QueuedInterruption } from '../../../src/overlays/QueuedInterruption.tsx'
import type { NotificationsOfferProps } from './NotificationsOffer.tsx'
import { NotificationsOffer } from './NotificationsOffer.tsx'

interface OfferDeps extends NotificationsOfferProps {
  context: InterruptionPage
}

/** Renders the notifications offer through the interruption queue, because the reader did not request it. */
export const openOffer = ({ context, ...offer }: OfferDeps): ReactNode => (
  <QueuedInterruption queue={getInterruptionQueue(context)} name="notifications-offer" by="page">
    <NotificationsOffer {...offer} />
  </QueuedInterruption>
)

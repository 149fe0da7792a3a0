import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { addresses, withBackUrl } from '#lib/site/addresses/addresses.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { SubscribeOffers } from '#page/overlays/SubscribeOffers.tsx'
import { useCommentsServices } from '../CommentsContext.ts'
import { accessMessages } from '../comments.messages.ts'
import type { LockReason, ReaderAction } from './getCommentsReader.ts'

/** The action that the reader wanted; without a press, to write a comment. */
type Press = ReaderAction['kind'] | undefined

const pressTitles = {
  like: accessMessages.likeTitle,
  reply: accessMessages.replyTitle,
  report: accessMessages.reportTitle,
}

const lockTexts = {
  signedOut: accessMessages.subscriptionText,
  notSubscribed: accessMessages.subscriptionText,
  notIncluded: accessMessages.notIncludedText,
  banned: accessMessages.bannedText,
} satisfies Record<LockReason, unknown>

/** Names what was pressed where a subscription would allow it. */
export function lockTitle(lock: LockReason, press: Press) {
  if (lock === 'banned') return accessMessages.bannedTitle
  if (lock === 'notIncluded') return accessMessages.notIncludedTitle
  return press ? pressTitles[press] : accessMessages.commentTitle
}

/** Why this reader may not participate, and what they can do about it. */
export function LockText({ lock, draft }: { lock: LockReason; draft: string }) {
  const { t } = useIntl()
  return (
    <>
      <p>{t(lockTexts[lock])}</p>
      {draft && <p>{t(accessMessages.draftKept)}</p>}
    </>
  )
}

/** The iOS app offers no purchases. */
export function LockOffers({ lock }: { lock: LockReason }) {
  const { t } = useIntl()
  const { app, config, location } = useCommentsServices().page
  const here = location.href()
  const sold = (address: 'rates' | 'upgrade') =>
    app.channel === 'ios' ? undefined : withBackUrl(linksOf(config)[address], here)
  const sale = (href: string | undefined, label: string) =>
    href && (
      <LinkButton kind="primary" href={href}>
        {label}
      </LinkButton>
    )
  switch (lock) {
    case 'signedOut':
      return <SubscribeOffers app={app} backUrl={here} subscribe={sold('rates')} />
    case 'notSubscribed':
      return sale(sold('rates'), t(offerMessages.subscribe))
    case 'notIncluded':
      return sale(sold('upgrade'), t(accessMessages.upgrade))
    case 'banned':
      return <LinkButton href={addresses.contact}>{t(accessMessages.contact)}</LinkButton>
  }
}

/** Replaces the composer for readers who may not participate. */
export function Locked({ lock, press, draft }: { lock: LockReason; press?: Press; draft: string }) {
  const { t } = useIntl()
  return (
    <div className="locked">
      <div>
        <strong>{t(lockTitle(lock, press))}</strong>
        <LockText lock={lock} draft={draft} />
      </div>
      <p className="offers">
        <LockOffers lock={lock} />
      </p>
    </div>
  )
}

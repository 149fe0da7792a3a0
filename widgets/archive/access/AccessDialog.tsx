import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import type { Language } from '#lib/site/config/config.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { SubscribeOffers } from '#page/overlays/SubscribeOffers.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { accessMessages } from '../archive.messages.ts'
import { issueDate } from '../issues/issueDate.ts'
import type { ShownIssue } from '../issues/shownIssue.schema.ts'
import type { LockReason } from './getArchiveReader.ts'

/** Euros and cents in the language's format, without the euro sign, which is in the message. */
const formatPrice = (lang: Language, cents: number): string =>
  (cents / 100).toFixed(2).replace('.', lang === 'en' ? '.' : ',')

const titles = {
  signedOut: accessMessages.signedOutTitle,
  notSubscribed: accessMessages.notSubscribedTitle,
  notIncluded: accessMessages.notIncludedTitle,
}

export interface AccessDialogProps {
  lock: LockReason
  issue: ShownIssue
  onClose: () => void
}

/** Explains why a paper is closed to this reader, and offers access (content-features §4, "Archive"). The Apple app sells nothing. */
export function AccessDialog({ lock, issue, onClose }: AccessDialogProps) {
  const { t } = useIntl()
  const sells = useArchiveServices().app.channel !== 'ios'
  return (
    <Dialog title={t(titles[lock])} onClose={onClose} actions={<AccessActions lock={lock} issue={issue} />}>
      <AccessText lock={lock} issue={issue} sells={sells} />
    </Dialog>
  )
}

function AccessText({ lock, issue, sells }: { lock: LockReason; issue: ShownIssue; sells: boolean }) {
  const intl = useIntl()
  const { t } = intl
  if (lock === 'signedOut') return <p>{t(accessMessages.signedOutText)}</p>
  if (!sells) return <p>{t(accessMessages.noAccess)}</p>
  if (lock === 'notIncluded') return <p>{t(accessMessages.notIncludedText)}</p>
  return <p>{t(accessMessages.notSubscribedText, { issue: `${issue.type} ${issueDate(issue, intl)}`.trim() })}</p>
}

function AccessActions({ lock, issue }: Omit<AccessDialogProps, 'onClose'>) {
  const { lang, t } = useIntl()
  const { app, backUrl, offers, track } = useArchiveServices()
  const onSubscribe = () => track('subscribe', issue.id)
  if (lock === 'signedOut')
    return (
      <SubscribeOffers
        app={app}
        backUrl={backUrl()}
        subscribe={app.channel === 'ios' ? undefined : offers.subscribe()}
        onSubscribe={onSubscribe}
      />
    )
  if (app.channel === 'ios') return null
  if (lock === 'notIncluded')
    return (
      <LinkButton kind="primary" href={offers.upgrade()} onClick={() => track('upgrade', issue.id)}>
        {t(accessMessages.upgrade)}
      </LinkButton>
    )
  return (
    <>
      <LinkButton kind="primary" href={offers.subscribe()} onClick={onSubscribe}>
        {t(offerMessages.subscribe)}
      </LinkButton>
      <LinkButton href={offers.buy(issue)} onClick={() => track('buy', issue.id)}>
        {t(accessMessages.buy, { price: formatPrice(lang, offers.issuePrice) })}
      </LinkButton>
    </>
  )
}

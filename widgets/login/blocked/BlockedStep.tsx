import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from '../login.messages.ts'
import type { LoginState } from '../login.model.ts'
import type { LoginStore } from '../login.store.ts'

export interface BlockedStepProps {
  state: Extract<LoginState, { status: 'blocked' }>
  store: LoginStore
}

/** Step 5: offers the validation mail, or the contact page when the backend does not name the user. */
export function BlockedStep({ state, store }: BlockedStepProps) {
  const { t } = useIntl()
  const { account, email, mail } = state
  const title = account?.name ? t(messages.blockedName, { name: account.name }) : t(messages.blockedTitle)
  return (
    <>
      <AccountHead title={title} onBack={store.back}>
        <p>{t(messages.blockedText)}</p>
      </AccountHead>
      {mail.status === 'sent' && <Notice kind="success">{t(messages.mailSent, { email })}</Notice>}
      {mail.status === 'failed' && <FailureNotice failure={mail.failure} />}
      {account && mail.status !== 'sent' && (
        <Button
          kind="primary"
          className="account-main"
          busy={mail.status === 'sending' ? t(messages.sendingMail) : undefined}
          onClick={() => void store.sendValidationMail()}
        >
          {t(messages.sendMail)}
        </Button>
      )}
      <p className="account-foot">
        <span>{t(messages.blockedContact)}</span> <Link href={addresses.contact}>{t(messages.contact)}</Link>
      </p>
    </>
  )
}

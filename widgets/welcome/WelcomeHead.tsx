import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { shownNick } from '#lib/shownNick.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { userType } from '#page/session/userType.ts'
import { messages } from './welcome.messages.ts'
import type { MailState } from './welcome.model.ts'
import type { WelcomeSetup } from './welcomeSetup.ts'

export interface WelcomeHeadProps {
  user: CurrentUser
  mail: MailState
  setup: WelcomeSetup
  onResend: () => void
}

/** The welcome and, while the address is unconfirmed, the validation mail that unlocks the account (reader-account §4, "Registration"). */
export function WelcomeHead({ user, mail, setup, onResend }: WelcomeHeadProps) {
  const { t } = useIntl()
  const name = user.name || shownNick(user.nick)
  const title = name ? t(messages.titleName, { name }) : t(messages.title)
  const confirmed = user.emailValidated !== false
  const inTrial = confirmed && userType(user, setup.openedAt, setup.timeZone) === 'registered_trial'
  return (
    <>
      <AccountHead title={title}>
        <p>
          <span>{t(messages.ready)}</span> {inTrial && <span>{t(messages.trial)}</span>}
        </p>
      </AccountHead>
      {!confirmed && (
        <section className="account-form welcome-mail">
          <Heading of="part">{t(messages.confirmTitle)}</Heading>
          {user.email && <p>{user.email}</p>}
          <p>{t(messages.confirmText)}</p>
          {mail.status === 'failed' && <FailureNotice failure={mail.failure} />}
          {mail.status === 'sent' ? (
            <Notice kind="success">{t(messages.resent)}</Notice>
          ) : (
            <Button busy={mail.status === 'sending' ? t(messages.resending) : undefined} onClick={onResend}>
              {t(messages.resend)}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

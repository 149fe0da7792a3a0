import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { messages } from '../register.messages.ts'

/** Step 3, without a back button. */
export function CreatedStep({ email, isKept, backUrl }: { email: string; isKept: boolean; backUrl: string }) {
  const { t } = useIntl()
  return (
    <>
      <AccountHead title={t(messages.createdTitle)}>
        <p>{t(messages.createdText, { email })}</p>
        <p>{t(messages.createdTrial)}</p>
      </AccountHead>
      {!isKept && <Notice kind="error">{t(messages.notKept)}</Notice>}
      <LinkButton kind="primary" className="account-main" href={backUrl}>
        {t(messages.finish)}
      </LinkButton>
    </>
  )
}

import { accountMessages } from '#kit/account/account.messages.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { messages } from '../login.messages.ts'

/** Visible while the page redirects. The link is for a redirect that failed and for a return by the browser's back button. */
export function SignedInStep({ backUrl }: { backUrl: string }) {
  const { t } = useIntl()
  return (
    <>
      <p className="going" role="status">
        {t(messages.done)}
      </p>
      <LinkButton className="account-main" href={backUrl} data-autofocus="">
        {t(accountMessages.goOn)}
      </LinkButton>
    </>
  )
}

import { accountMessages } from '../../src/account/account.messages.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { LinkButton } from '../../src/ui/LinkButton.tsx'
import { messages } from './login.messages.ts'

/** The page is on its way to where the reader came from. The link is for whom it did not take there, or who comes back to it by the browser's own button. */
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

import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { messages } from '../login.messages.ts'
import type { LoginStore } from '../login.store.ts'

/** Step 4: the same text whether or not the account exists, so that it reveals nothing. */
export function SentStep({ email, store }: { email: string; store: LoginStore }) {
  const { t } = useIntl()
  return (
    <>
      <AccountHead title={t(messages.sentTitle)} onBack={store.back}>
        <p>{t(messages.sentText, { email })}</p>
        <p>{t(messages.sentHint)}</p>
      </AccountHead>
      <Button kind="primary" className="account-main" onClick={store.toPassword}>
        {t(messages.toPassword)}
      </Button>
    </>
  )
}

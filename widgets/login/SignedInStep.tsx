import { useIntl } from '../../src/i18n/IntlContext.ts'
import { messages } from './login.messages.ts'

/** The page is on its way to where the reader came from. */
export function SignedInStep() {
  const { t } = useIntl()
  return (
    <p className="going" role="status">
      {t(messages.done)}
    </p>
  )
}

import { useIntl } from '../../i18n/IntlContext.ts'
import { failureMessages } from '../../i18n/shared.messages.ts'

/** Says beside a button that its popup's code did not load; the next press loads it again. It comes with the button, because its own chunk might fail too. Needs `button.css`. */
export function PopupFailure() {
  const { t } = useIntl()
  return (
    <p className="q-popup-failure" role="alert">
      {t(failureMessages.unreachable)}
    </p>
  )
}

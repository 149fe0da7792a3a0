import { useIntl } from '../../i18n/IntlContext.ts'
import { failureMessages } from '../../i18n/shared.messages.ts'
import type {} from '../button.css'

/**
 * Shows next to a button that its popup's code did not load; the next press loads it again. Part of the button's code, because a separate chunk might
 * fail too.
 */
export function PopupFailure() {
  const { t } = useIntl()
  return (
    <p className="q-popup-failure" role="alert">
      {t(failureMessages.unreachable)}
    </p>
  )
}

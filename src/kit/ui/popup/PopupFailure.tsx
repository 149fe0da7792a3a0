import { useIntl } from '../../i18n/IntlContext.ts'
import { openingMessages } from '../../i18n/shared.messages.ts'
import type {} from '../button.css'

/**
 * Shows next to a button that its popup's code did not load; the next press loads it again. Part of the button's code, because a separate chunk might
 * fail too.
 *
 * @param name The button's words.
 */
export function PopupFailure({ name }: { name: string }) {
  const { t } = useIntl()
  return (
    <p className="q-popup-failure" role="alert">
      {t(openingMessages.part, { name })}
    </p>
  )
}

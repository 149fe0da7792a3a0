import { useIntl } from '../../i18n/IntlContext.ts'
import { uiMessages } from '../ui.messages.ts'
import type {} from './field.css'

/** Characters left from which they are announced, at every tenth and at zero. */
const SHORT = 20

/** The number of characters left in a field. */
export function CharactersLeft({ count }: { count: number }) {
  const { t } = useIntl()
  const text = t(uiMessages.charactersLeft, { count })
  return (
    <p className="q-left" data-short={count <= SHORT ? '' : undefined}>
      {text}
      <span className="visually-hidden" aria-live="polite">
        {count <= SHORT && count % 10 === 0 ? text : ''}
      </span>
    </p>
  )
}

import { useIntl } from '../i18n/IntlContext.ts'
import { uiMessages } from './ui.messages.ts'

/** From here on those who listen are told, at each tenth and at the end. */
const SHORT = 20

/** How many characters a field still takes. */
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

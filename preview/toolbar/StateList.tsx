import { useIntl } from '../../src/i18n/IntlContext.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { ShownState } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'

export interface StateListProps {
  widget: string
  index: number
  shown: ShownState | undefined
  sought: string
  onShow(shown: ShownState): void
}

/** All that an editor may look for a state by. */
const isSought = (sought: string, ...texts: readonly string[]) =>
  texts.some((text) => text.toLowerCase().includes(sought.trim().toLowerCase()))

/** The states of a widget and of its parts. */
export function StateList({ widget, index, shown, sought, onShow }: StateListProps) {
  const { t } = useIntl()
  const found = catalogue
    .filter((entry) => entry.widget === widget)
    .map(({ id, states }) => ({
      id,
      states: Object.entries(states).filter(([name, { title }]) => isSought(sought, id, name, title)),
    }))
    .filter(({ states }) => states.length > 0)
  if (found.length === 0) return <p>{t(messages.noStates)}</p>
  return found.map(({ id, states }) => (
    <ul role="list" key={id} className="states" lang="en" aria-label={id}>
      {states.map(([name, { title }]) => {
        const isShown = shown?.id === `${id}.${name}` && shown.marker === index
        return (
          <li key={name}>
            <button type="button" aria-pressed={isShown} onClick={() => onShow({ id: `${id}.${name}`, marker: index })}>
              {id === widget ? title : t(messages.stateOf, { widget: id, title })}
            </button>
          </li>
        )
      })}
    </ul>
  ))
}

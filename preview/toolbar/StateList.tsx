import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { FoundStates } from '../catalogue/findStates.ts'
import type { ShownState } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'

export interface StateListProps {
  widget: string
  /** The marker's place among those of the widget on the page, from 0. */
  index: number
  found: readonly FoundStates[]
  shown: ShownState | undefined
  onShow(shown: ShownState): void
}

/** States of a widget and of its parts, each one press away. */
export function StateList({ widget, index, found, shown, onShow }: StateListProps) {
  const { t } = useIntl()
  return found.map(({ id, states }) => (
    <ul role="list" key={id} className="states" lang="en" aria-label={id}>
      {states.map(([name, title]) => {
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

import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import type { Choice } from '../choice/Choice.ts'
import { messages } from '../preview.messages.ts'
import type { FoundReader } from './findReaders.ts'

export interface ReaderListProps {
  readers: readonly FoundReader[]
  choice: Choice
  onChoose(persona: PersonaName): void
}

/** The readers that a search has found. */
export function ReaderList({ readers, choice, onChoose }: ReaderListProps) {
  const { t } = useIntl()
  return (
    <div>
      <h3 id="readers">{t(messages.readers)}</h3>
      <ul role="list" className="states" aria-labelledby="readers">
        {readers.map(({ value, name }) => (
          <li key={value}>
            <button type="button" aria-pressed={choice.persona === value} onClick={() => onChoose(value)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { type PersonaName, personaNames } from '#mocks/backend/personas.ts'
import { type FoundState, findState } from '../catalogue/findState.ts'
import type { Choice } from './Choice.ts'

/** The reader whom a state is about; a visitor without one. */
export const ownPersona = (found: FoundState | undefined): PersonaName => {
  const own = found ? (found.state.persona ?? 'subscriber') : 'anonymous'
  return personaNames.find((name) => name === own) ?? 'anonymous'
}

/** The reader for whom the page is shown: the chosen one, else the one whom the state is about, else a visitor. */
export const readerOf = ({ persona, shown }: Choice): PersonaName => persona ?? ownPersona(shown && findState(shown.id))

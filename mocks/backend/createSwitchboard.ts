import type { Language } from '#lib/site/config/config.ts'
import { type Backend, createBackend } from './createBackend.ts'
import { type Fault, parseFaults } from './faults.ts'
import { createHandlers } from './handlers.ts'
import type { PersonaName } from './personas.ts'

/** The circumstances that a story or a test sets up. */
export interface Situation {
  /** The persona who reads; a visitor by default. */
  persona?: PersonaName | undefined
  /** As in `?fault=`: `comments:500,poll.vote:timeout`. */
  fault?: string | undefined
  /** The backend's clock; the real one by default. */
  now?: (() => Date) | undefined
  /** The language of the backend's own texts; Catalan by default. */
  language?: Language | undefined
}

/** A backend whose situation can be changed while its handlers stay the same. */
export interface Switchboard {
  backend: Backend
  handlers: ReturnType<typeof createHandlers>
  /**
   * Resets and seeds the backend. Clock and language stay as they were unless they are given.
   *
   * @throws When the fault is unknown; the message names the nearest.
   */
  set(situation: Situation): void
}

/** @throws When the fault of the situation is not one. */
export function createSwitchboard(start: Situation): Switchboard {
  let current = withDefaults(start)
  const backend = createBackend({ now: () => current.now() })
  return {
    backend,
    handlers: createHandlers(backend, { faults: () => current.faults, language: () => current.language }),
    set(next) {
      current = withDefaults({ now: start.now, language: start.language, ...next })
      backend.reset()
    },
  }
}

const withDefaults = ({ fault, now = () => new Date(), language = 'ca' }: Situation) => ({
  faults: readFaults(fault),
  now,
  language,
})

function readFaults(text = ''): readonly Fault[] {
  const faults = parseFaults(text)
  if (!faults.ok) throw new Error(faults.failure)
  return faults.value
}

import type { CurrentUser } from '../../../src/session/profile.schema.ts'
import type { Environment, Language, Site } from '../../../src/site/config.ts'
import type { PersonaName } from '../../backend/personas.ts'
import type { Texts } from '../texts/Texts.ts'
import type { Choice } from './choice.ts'

/** One request as the templates see it. */
export interface Visit {
  url: URL
  cookies: ReadonlyMap<string, string>
  choice: Choice
  /** What was asked for in the address and could not be done. */
  problems: readonly string[]
  /** Who reads: the persona that was chosen, unless they signed out since. */
  persona: PersonaName
  reader: CurrentUser | undefined
  lang: Language
  site: Site
  env: Environment
  now: Date
  t: Texts
}

import type { Environment, Language, Site } from '#lib/site/config/config.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Texts } from '../texts/Texts.ts'
import type { Choice } from './choice.ts'

/** One request as the templates get it. */
export interface Visit {
  url: URL
  cookies: ReadonlyMap<string, string>
  choice: Choice
  /** Problems of the address's parameters. */
  problems: readonly string[]
  /** The reader: the chosen persona, unless they have signed out. */
  persona: PersonaName
  readonly reader: CurrentUser | undefined
  lang: Language
  site: Site
  env: Environment
  /** The page is shown inside another one, which has its own head: an account page in the reader’s profile. */
  inFrame: boolean
  now: Date
  /** Markers of widgets that no page has been written for. */
  newWidgets: readonly string[]
  t: Texts
}

import type { Language, Site } from '#lib/site/config/config.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { createPersonas, type PersonaName, personaNames } from '#mocks/backend/personas.ts'
import { readToken } from '#mocks/backend/token.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { allTexts } from '../texts/allTexts.ts'
import { choose, readChoice } from './choice.ts'
import type { Visit } from './Visit.ts'

/** The cookie that keeps a {@link Choice}. */
export const choiceCookie = 'quiosc-mock'

/** The edition in each language; German exists only in a Balearic one (content-features §1). */
const sites: Record<Language, Site> = { ca: 'ara', es: 'es', en: 'en', de: 'de-balears' }

type VisitNeeds = Pick<Visit, 'now' | 'env' | 'inFrame' | 'newWidgets'>

export function createVisit(url: URL, cookies: ReadonlyMap<string, string>, needs: VisitNeeds): Visit {
  const { now } = needs
  const { choice, problems } = choose(url.searchParams, readChoice(cookies.get(choiceCookie)))
  const { persona, nick } = url.searchParams.has('persona') ? { persona: choice.persona } : signedIn(cookies, now)
  const { lang } = choice
  let reader: { current: CurrentUser | undefined } | undefined
  return {
    url,
    cookies,
    choice: { ...choice, persona },
    problems,
    persona,
    // Files and calls to the backend are visits too, and never ask.
    get reader() {
      reader ??= { current: readerOf(persona, now, nick) }
      return reader.current
    },
    lang,
    site: sites[lang],
    ...needs,
    t: allTexts[lang],
  }
}

/** The subject of the session cookie: readers may have signed out on a page, which does not change the choice. */
function signedIn(
  cookies: ReadonlyMap<string, string>,
  now: Date,
): { persona: PersonaName; nick?: string | undefined } {
  const token = readToken(cookies.get(cookieNames.session) ?? '', now)
  if (!token.ok) return { persona: 'anonymous' }
  const { subject, nick } = token.value
  // Accounts registered here are free ones.
  return { persona: personaNames.find((name) => name === subject) ?? 'registered', nick }
}

const readerOf = (persona: PersonaName, now: Date, nick: string | undefined): CurrentUser | undefined =>
  persona === 'anonymous' ? undefined : { ...createPersonas(now)[persona], ...(nick !== undefined && { nick }) }

/** Whether the reader has a subscription; a failed renewal keeps its access for now. */
export const subscribes = (reader: CurrentUser | undefined) => reader?.subscriber === true

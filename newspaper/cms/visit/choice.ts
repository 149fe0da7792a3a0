import { nearest } from '#lib/nearest.ts'
import { type FormatSource, formatSources, type Language, languages } from '#lib/site/config/config.ts'
import { parseFaults } from '#mocks/backend/faults.ts'
import { type PersonaName, personaNames } from '#mocks/backend/personas.ts'

export const apps = ['web', 'android', 'ios'] as const
export const themes = ['auto', 'dark'] as const
export const engines = ['react', 'lite'] as const
export const renderings = ['on', 'off'] as const

/** The parameters that a visitor has set with the toolbar or in the URL; they apply until changed. */
export interface Choice {
  persona: PersonaName
  /** As it was written: `comments:500,poll.vote:timeout`. */
  fault: string
  lang: Language
  app: (typeof apps)[number]
  /** `dark` forces the dark theme for any reader; `auto` leaves it to the session. */
  theme: (typeof themes)[number]
  engine: (typeof engines)[number]
  /** Of the library's configuration: whose form numbers and dates have. */
  formats: FormatSource
  /** Whether markers are rendered before a page is sent, where the newspaper does that at all. */
  render: (typeof renderings)[number]
  /** Whether the tools show at the page's end; undefined leaves it to the page. */
  bar?: boolean
}

const defaultChoice: Choice = {
  persona: 'anonymous',
  fault: '',
  lang: 'ca',
  app: 'web',
  theme: 'auto',
  engine: 'react',
  formats: 'specification',
  render: 'on',
}

/** The parameters that choose, as `?persona=…&fault=…` and in the cookie. */
export const choiceKeys = ['persona', 'fault', 'lang', 'app', 'theme', 'engine', 'formats', 'render', 'bar'] as const

/**
 * Applies a query to a choice. A misspelt value changes nothing and is reported with the nearest valid word.
 */
export function choose(query: URLSearchParams, before: Choice): { choice: Choice; problems: readonly string[] } {
  const problems: string[] = []

  const pick = <Key extends 'persona' | 'lang' | 'app' | 'theme' | 'engine' | 'formats' | 'render'>(
    key: Key,
    valid: readonly Choice[Key][],
  ): Choice[Key] => {
    const given = query.get(key)
    if (given === null) return before[key]
    const known = valid.find((name) => name === given)
    if (known === undefined) problems.push(`${key}=${given}: “${nearest(given, valid)}”?`)
    return known ?? before[key]
  }

  const choice: Choice = {
    persona: pick('persona', personaNames),
    fault: before.fault,
    lang: pick('lang', languages),
    app: pick('app', apps),
    theme: pick('theme', themes),
    engine: pick('engine', engines),
    formats: pick('formats', formatSources),
    render: pick('render', renderings),
  }
  const fault = query.get('fault')
  if (fault !== null) {
    const parsed = parseFaults(fault)
    if (parsed.ok) choice.fault = fault.trim()
    else problems.push(`fault=${fault}: ${parsed.failure}`)
  }
  const bar = query.has('bar') ? query.get('bar') === '1' : before.bar
  if (bar !== undefined) choice.bar = bar
  return { choice, problems }
}

/** Parses a choice from its cookie, which may hold anything. */
export const readChoice = (text: string | undefined): Choice =>
  choose(new URLSearchParams(text ?? ''), defaultChoice).choice

/** A choice as its cookie: the values that differ from the default. */
export function writeChoice(choice: Choice): string {
  const text = new URLSearchParams()
  for (const key of choiceKeys) {
    const value = choice[key]
    if (value === undefined || value === defaultChoice[key]) continue
    text.set(key, value === true ? '1' : value === false ? '0' : value)
  }
  return text.toString()
}

import { languages, sites } from '#lib/site/config/config.ts'
import { parseFaults } from '#mocks/backend/faults.ts'
import { personaNames } from '#mocks/backend/personas.ts'
import { findState } from '../catalogue/findState.ts'
import { type Choice, channels, themes } from './Choice.ts'

const fields = ['persona', 'site', 'lang', 'theme', 'channel', 'day', 'fault'] as const

/** Ends a field: URLs need no escape for it, and no name has it. */
const END = '~'

const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string) =>
    names.find((name) => name === text)

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Reads the text of each field; undefined for a text that the field cannot have. */
const readers = {
  persona: oneOf(personaNames),
  site: oneOf(sites),
  lang: oneOf(languages),
  theme: oneOf(themes),
  channel: oneOf(channels),
  day: (text: string) => (isDay(text) ? text : undefined),
  fault: (text: string) => (text && parseFaults(text).ok ? text : undefined),
  shown(text: string) {
    const [, id = '', marker = '0'] = /^(.+?)(?:@(\d+))?$/.exec(text) ?? []
    return findState(id) && { id, marker: Number(marker) }
  },
}

/** A choice as the value of the address's parameter: `persona.banned~lang.de~shown.comments.open@0`. */
export function writeChoice(choice: Choice): string {
  const { shown } = choice
  const parts = fields
    .map((field) => [field, choice[field]])
    .concat([['shown', shown && `${shown.id}@${shown.marker}`]])
  return parts.flatMap(([field, value]) => (value ? `${field}.${value}` : [])).join(END)
}

export interface ReadChoice {
  choice: Choice
  /** Parts of the text that say nothing known, as when an address is older than the catalogue. */
  unknown: readonly string[]
}

/** Reads what {@link writeChoice} has written, or an editor. */
export function readChoice(text: string): ReadChoice {
  const choice: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const part of text.split(END).filter(Boolean)) {
    const [, field = '', value = ''] = /^(\w+)\.(.+)$/.exec(part) ?? []
    const read = Object.entries(readers).find(([name]) => name === field)?.[1]
    const known = read?.(value)
    if (known === undefined) unknown.push(part)
    else choice[field] = known
  }
  // Each reader returns a value of its own field.
  return { choice: choice as Choice, unknown }
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../src/site/config.ts'

/** What two widgets say of one thing. Each has it in its own dictionary, because a file that they shared would be a request more on every article. */
const pairs = [
  ['comments.access.bannedTitle', 'page-shell.bannedTitle'],
  ['comments.access.bannedText', 'page-shell.bannedText'],
  ['comments.access.contact', 'page-shell.bannedButton'],
] as const

it.each(languages.flatMap((lang) => pairs.map(([one, other]) => [lang, one, other] as const)))(
  'says one thing in one way, %s: %s and %s',
  (lang, one, other) => {
    const textOf = (id: string) =>
      JSON.parse(readFileSync(`widgets/${id.split('.')[0]}/locales/${lang}.json`, 'utf8'))[id]
    expect(textOf(one)).toBe(textOf(other))
    expect(textOf(one)).not.toBeUndefined()
  },
)

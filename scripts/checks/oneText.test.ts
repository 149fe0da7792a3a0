import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../src/site/config/config.ts'

/** Pairs of messages that should read the same in two widgets. Each has its own, because a shared file would be one more request on every article. */
const pairs = [
  ['comments.access.bannedTitle', 'page-shell.bannedTitle'],
  ['comments.access.bannedText', 'page-shell.bannedText'],
  ['comments.access.contact', 'page-shell.bannedButton'],
] as const

it.each(languages.flatMap((lang) => pairs.map(([one, other]) => [lang, one, other] as const)))(
  'has the same text in %s for %s and %s',
  (lang, one, other) => {
    const textOf = (id: string) =>
      JSON.parse(readFileSync(`widgets/${id.split('.')[0]}/locales/${lang}.json`, 'utf8'))[id]
    expect(textOf(one)).toBe(textOf(other))
    expect(textOf(one)).not.toBeUndefined()
  },
)

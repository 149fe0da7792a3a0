import { globSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { createPageIntl } from '../../src/i18n/createPageIntl.ts'

const texts = globSync('{src,widgets}/*/locales/ca.json').flatMap((path): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(path, 'utf8'))),
)
const dictionary = Object.fromEntries(texts.map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** What the newspaper's pages say, in Catalan: whoever polishes a text breaks no test. A message without a text fails the test. */
export const { t, number } = createPageIntl('ca', dictionary, (error) => {
  throw error
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { paywallTypes } from '#widgets/paywall/paywall.schema.ts'
import { briefText } from '../../content/briefs/briefs.ts'
import { type Newspaper, openNewspaper } from '../testing/openNewspaper.ts'
import { messagePaths } from './messagePaths.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

it.each(paywallTypes)('a visitor meets the message %s on a piece of its own', async (type) => {
  const { text } = await paper.request(messagePaths[type])
  const shown = [...text.matchAll(/data-widget="paywall" data-type="([^"]*)"/g)].map(([, found]) => found)
  expect(shown).toEqual([type])
})

it('no two messages share an address', () => {
  expect(new Set(Object.values(messagePaths)).size).toBe(paywallTypes.length)
})

it.each(languages)('the catalogue of messages leads to each of them, in %s', async (lang) => {
  const { text } = await paper.request(`/previsualitzacio/paywall?lang=${lang}`)
  for (const path of Object.values(messagePaths)) expect(text).toContain(`href="${path}"`)
})

it.each([
  [
    'l-orquestra-jove-assaja-a-la-llotja-del-peix',
    'blocking-community',
    { anonymous: false, registered: false, subscriber: true },
  ],
  [
    'una-escola-canvia-el-timbre-per-una-campana',
    'login-register',
    { anonymous: false, registered: true, subscriber: true },
  ],
  ['el-dret-a-no-tenir-opinio', 'column-counter', { anonymous: true, registered: true, subscriber: true }],
] as const)('the end of %s is sent to those who may read it', async (slug, type, readers) => {
  const [, end = ''] = briefText(slug, 'ca').text
  for (const [persona, isWhole] of Object.entries(readers)) {
    const { text } = await paper.request(`${messagePaths[type]}?persona=${persona}`)
    expect([persona, text.includes(end.slice(0, 40))]).toEqual([persona, isWhole])
  }
})

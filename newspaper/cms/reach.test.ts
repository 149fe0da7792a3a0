import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { registry } from '#widgets/registry.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

/** Widgets that are on no page: they open over one, or answer a mail, a registration or a wrong address. */
const elsewhere = ['change-password', 'error-page', 'login-prompt', 'profile', 'welcome']

const widgetsOf = (text: string) => [...text.matchAll(/data-widget="([^"]*)"/g)].map(([, name = '']) => name)

it.each(languages)('every widget is on the front page or one press away from it, in %s', async (lang) => {
  const ask = async (path: string) =>
    (await paper.request(path, { headers: { cookie: `quiosc-mock=lang=${lang}` } })).text
  const front = await ask('/')
  const seen = new Set(widgetsOf(front))
  const links = new Set([...front.matchAll(/ href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')))
  for (const path of links) {
    if (/^\/(api|mock|css|fonts|quiosc|usuari\/logout)/.test(path)) continue
    for (const name of widgetsOf(await ask(path))) seen.add(name)
  }
  // Partners are those of one edition.
  const missing = lang === 'ca' ? elsewhere : [...elsewhere, 'partner-logos']
  expect(Object.keys(registry).filter((name) => !seen.has(name) && !missing.includes(name))).toEqual([])
})

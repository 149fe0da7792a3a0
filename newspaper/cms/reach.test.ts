import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#lib/site/config/config.ts'
import { registry } from '#widgets/registry.ts'
import { placedWidgets } from '../content/placedWidgets.ts'
import { malformed } from './testing/malformed.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

/** Widgets that are on no page: they open over one, or answer a mail, a registration or a wrong address. */
const elsewhere = ['change-password', 'error-page', 'login-prompt', 'profile', 'welcome']

const widgetsOf = (text: string) => [...text.matchAll(/data-widget="([^"]*)"/g)].map(([, name = '']) => name)

/** The widgets of the front page, and of the pages that are one press away from it. */
async function widgetsWithin({ request }: Newspaper, lang: string) {
  const ask = async (path: string) => (await request(path, { headers: { cookie: `quiosc-mock=lang=${lang}` } })).text
  const front = await ask('/')
  const seen = new Set(widgetsOf(front))
  const links = new Set([...front.matchAll(/ href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')))
  for (const path of links) {
    if (/^\/(api|mock|css|fonts|quiosc|usuari\/logout)/.test(path)) continue
    for (const name of widgetsOf(await ask(path))) seen.add(name)
  }
  return seen
}

it.each(languages)('every widget is on the front page or one press away from it, in %s', async (lang) => {
  const seen = await widgetsWithin(paper, lang)
  // Partners are those of one edition.
  const missing = lang === 'ca' ? elsewhere : [...elsewhere, 'partner-logos']
  expect(Object.keys(registry).filter((name) => !seen.has(name) && !missing.includes(name))).toEqual([])
})

it('the newspaper shows a widget that no page has been written for on a page of its own', async () => {
  const withNew = await openNewspaper({ placed: placedWidgets.filter((name) => name !== 'welcome') })
  const { status, text } = await withNew.request('/en-proves')
  expect(status).toBe(200)
  expect(text).toContain('data-widget="welcome"')
  expect(malformed(text)).toEqual([])
  expect(await widgetsWithin(withNew, 'ca')).toContain('welcome')
  await withNew.close()
})

it('the newspaper has no page for new widgets where every widget has one', async () => {
  const withoutNew = await openNewspaper({ placed: Object.keys(registry) })
  expect((await withoutNew.request('/en-proves')).status).toBe(404)
  expect((await withoutNew.request('/')).text).not.toContain('/en-proves')
  await withoutNew.close()
})

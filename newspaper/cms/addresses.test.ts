import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, loginUrl, registerUrl } from '#lib/site/addresses/addresses.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { type Language, languages, sites } from '#lib/site/config/config.ts'
import { blockingTexts } from '#mocks/backend/paywall/blockingTexts.ts'
import { communityTexts } from '#mocks/backend/paywall/communityTexts.ts'
import { createPersonas } from '#mocks/backend/personas.ts'
import { seedReaders } from '#mocks/backend/readers.ts'
import { byTier } from '#testing/byTier.ts'
import { existingArticle } from '../content/articleById.ts'
import { articlePath } from '../content/articles.ts'
import { bannerOf } from './paywall/banners.ts'
import { malformed, repeatedIds } from './testing/malformed.ts'
import { type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

const now = new Date('2026-11-21T09:00:00Z')

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper({ now: () => now })
})
afterAll(() => paper.close())

const readers = seedReaders(createPersonas(now))

/** Addresses that the widgets lead to by themselves (content-features §2, reader-account §2), on every site and in both environments. */
const ofWidgets = [
  ...Object.values(addresses),
  ...sites.flatMap((site) =>
    (['PRE', 'PRO'] as const).flatMap((env) => Object.values(linksOf({ site, env, links: {} }))),
  ),
  loginUrl('/'),
  registerUrl('/'),
  '/usuari/benvinguda',
  '/descubre/',
  '/discover/',
  '/entdecke/',
  '/breaking-news/',
  '/eilmeldungen/',
  ...readers.filter((_, index) => index % 8 === 0).map(({ profileUrl }) => profileUrl),
  // The collector’s followers are readers too.
  '/perfil/30001',
]

/** Words on pages that had yet to be written. */
const promises =
  /Aquí (hi haur|es (far|podr|posar)|s’explicar|estar|se (har|podr|explicar|pondr))|(would|will) be here|(made|settled|added|explained|chosen) here\.|Hier (stünde|würde|ließe|wird)/

const mainOf = (text: string) => /<main.*<\/main>/s.exec(text)?.[0] ?? ''

/** Links, forms and pictures of a page, and the addresses in the blocks of its markers; without fragments. */
function addressesOf(text: string): string[] {
  const inMarkup = [...text.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, address = '']) => address)
  const inBlocks = [...text.matchAll(/"(?:href|url)":"(\/[^"]*)"/g)].map(([, address = '']) => address)
  return [...inMarkup, ...inBlocks]
    .map((address) => address.replaceAll('&amp;', '&').replace(/#.*$/s, ''))
    .filter((address) => address && !/^\/(quiosc|api|mock|usuari\/logout)/.test(address))
}

/** A link to another language, or one that comes back, is the same page again. */
function plainAddress(found: string): string {
  const { pathname, searchParams } = new URL(found, 'https://elfar.example')
  for (const name of ['lang', 'backUrl']) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

describe.each(byTier<Language>(languages, ['ca', 'de']))('the newspaper’s addresses in %s', (lang) => {
  const ask = (path: string) => paper.request(path, { headers: { cookie: `quiosc-mock=lang=${lang}` } })

  it('lead from menus and widgets to no 404, to no stub, and to a heading each', async () => {
    const left = new Set(['/', ...ofWidgets])
    const known = new Set(left)
    const missing: string[] = []
    for (const address of left) {
      const { status, headers, text } = await ask(address)
      if (status >= 400) missing.push(`${status} ${address}`)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      if (promises.test(mainOf(text))) missing.push(`stub ${address}`)
      if (text.match(/<h1[ >]/g)?.length !== 1) missing.push(`no heading ${address}`)
      if (ofWidgets.includes(address))
        missing.push(...[...malformed(text), ...repeatedIds(text)].map((problem) => `${problem} ${address}`))
      for (const found of addressesOf(text)) {
        const plain = plainAddress(found)
        if (known.has(plain)) continue
        known.add(plain)
        left.add(plain)
      }
    }
    expect(missing).toEqual([])
    expect(left.size).toBeGreaterThan(150)
  })

  it('lead to rates with the prices of the walls', async () => {
    const rates = mainOf((await ask('/tarifes')).text)
    expect(rates).toMatch(/<table>\s*<caption>/)
    expect(rates).toContain('<th scope="row">')
    const { price, priceCrossed } = blockingTexts[lang]
    const said = [price, priceCrossed, communityTexts[lang].price, bannerOf('column-offer', lang).price]
    for (const words of said) expect(rates).toContain(words)
  })
})

it('every kind of 404 leads on: to the results of a search, and to three stories', async () => {
  const { status, text } = await paper.request('/no/hi/es')
  expect(status).toBe(404)
  expect(mainOf(text)).toContain('role="search"')
  expect(mainOf(text).match(/<article class="teaser/g)).toHaveLength(3)
})

it('an expired link leads to a new one', async () => {
  const { text } = await paper.request('/enllac-caducat')
  expect(mainOf(text)).toContain('href="/usuari/recuperar-contrasenya">Demana un enllaç</a>')
})

it('a page that fails shows the lighthouse without its light', async () => {
  expect(mainOf((await paper.request('/mock/error')).text)).toContain('src="/images/far-nit.svg"')
})

it('the contact page has an address', async () => {
  expect(mainOf((await paper.request('/contacte.html')).text)).toMatch(/<address>.*43899 Portclar/s)
})

it('a reader’s page shows their comments, under their articles', async () => {
  const { text } = await paper.request('/perfil/9006')
  expect(text).toContain('<h2 class="strip">Els seus comentaris</h2>')
  expect(mainOf(text)).toContain(`href="${articlePath(existingArticle('1001'))}#comentaris"`)
})

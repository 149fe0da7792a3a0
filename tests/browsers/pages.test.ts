import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newspaperPages } from '../support/newspaperPages.ts'
import { chosenBrowsers, chosenEngines, openChromium } from './chosen.ts'
import { differences } from './differences.ts'
import type { Driver, OpenedBrowser, Viewport } from './drivers/Driver.ts'
import type { Marker } from './page/PageTools.ts'
import { type ServedNewspaper, serveNewspaper } from './serveNewspaper.ts'
import { settle } from './settle.ts'

/** A phone's pages come rendered by the server, and those of a desktop as the CMS has them. */
const visits: readonly { viewport: Viewport; render: 'on' | 'off' }[] = [
  { viewport: { width: 390, height: 844 }, render: 'on' },
  { viewport: { width: 1280, height: 800 }, render: 'off' },
]

/** A word that ends within these of its line's end stays there in one browser, and not in another, whose letters are a hundredth wider. Pixels, of a page with one column or with several. */
const LINE_ENDS = [2, 8]

let site: ServedNewspaper
let chromium: OpenedBrowser
/** The look of each page in Chromium, with which every browser is compared. */
const references = new Map<string, Promise<Marker[]>>()
const readers: Driver[] = []

beforeAll(async () => {
  site = await serveNewspaper()
  chromium = await openChromium()
})
afterAll(async () => {
  await chromium.close()
  await site.close()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})

async function look(browser: OpenedBrowser, url: string, viewport: Viewport) {
  const reader = await browser.openReader(viewport)
  readers.push(reader)
  site.takeErrors()
  await reader.goto(url)
  const markers = await settle(reader)
  return { reader, markers, errors: [...site.takeErrors(), ...(await reader.ask('errors'))] }
}

function referenceOf(url: string, viewport: Viewport): Promise<Marker[]> {
  const key = `${url} ${viewport.width}`
  const known = references.get(key) ?? look(chromium, url, viewport).then(({ markers }) => markers)
  references.set(key, known)
  return known
}

describe.each(chosenBrowsers)('$title', ({ open }) => {
  let browser: OpenedBrowser

  beforeAll(async () => {
    browser = await open()
  })
  afterAll(() => browser.close())

  describe.each(chosenEngines)('$engine', ({ engine }) => {
    describe.each(newspaperPages)('the page %s', (path) => {
      it.each(visits)(
        'has no errors, and looks as in Chromium, at $viewport.width px',
        async ({ viewport, render }) => {
          const url = new URL(path, site.url)
          url.searchParams.set('persona', 'anonymous')
          url.searchParams.set('engine', engine)
          url.searchParams.set('render', render)
          const reference = await referenceOf(url.href, viewport)
          const around = () =>
            Promise.all(
              LINE_ENDS.flatMap((by) => [-by, by]).map((by) =>
                referenceOf(url.href, { ...viewport, width: viewport.width + by }),
              ),
            )
          const { reader, markers, errors } = await look(browser, url.href, viewport)
          expect(errors).toEqual([])
          expect(await reader.ask('scrollsSideways')).toBe(false)
          const isAlike = differences(markers, reference).length === 0
          expect(differences(markers, reference, isAlike ? [] : await around())).toEqual([])
        },
      )
    })
  })
})

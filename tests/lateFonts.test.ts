import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#lib/site/config/config.ts'
import { articlePath, articles } from '#newspaper/content/articles.ts'
import { byTier, firstByTier, itInProof } from '#testing/byTier.ts'
import { bringLocalFonts } from './support/bringLocalFonts.ts'
import { holdRequests } from './support/holdRequests.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { article, startNewspaper } from './support/newspaper.ts'

const { reader, address } = startNewspaper()

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }

/** The fonts that an element's letters are drawn in, by the names that they have themselves, without the version's. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  await cdp.detach()
  return fonts.map(({ familyName }) => familyName.split(' ')[0] ?? '')
}

/** The layout shift of a page whose web fonts come after its first frame. */
async function shiftOf(path: string, viewport: typeof phone, lang: Language): Promise<number> {
  const { page } = await reader({ viewport })
  const shifted = await recordLayoutShifts(page, 'late')
  const drawnInLocalFonts = await bringLocalFonts(page)
  const release = await holdRequests(page, '**/fonts/*')
  await page.goto(address(path, { lang }), { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const since = await drawnInLocalFonts()
  expect(await fontsOf(page, 'main :is(h1, h2)')).toEqual(['Tinos'])
  release()
  await expect.poll(() => fontsOf(page, 'main :is(h1, h2)')).toEqual(['Newsreader'])
  return shifted(since)
}

/** Each page in one of the languages: what moves depends on the page's fonts and on how long its lines are, in all of them alike. */
const inTurn = (paths: readonly string[]) =>
  paths.map((path, index) => [path, languages[index % languages.length] ?? 'ca'] as const)

const articlePages = articles.map(articlePath)

describe('web fonts that arrive late', () => {
  it.each(inTurn(byTier(articlePages, articlePages.slice(0, 1))))(
    'move no text on a phone: %s in %s',
    async (path, lang) => {
      expect(await shiftOf(path, phone, lang)).toBeLessThan(0.01)
    },
  )

  itInProof.each(inTurn(['/', article('1006'), article('1001')]))(
    'move no text on a desktop: %s in %s',
    async (path, lang) => {
      expect(await shiftOf(path, desktop, lang)).toBeLessThan(0.01)
    },
  )
})

// A headline of 20 px, one in italics, and one of 44 px, each of which broke elsewhere in its stand-in; and a lead's standfirst.
const headlines = [
  ['/ciutat/', 'de', phone],
  ['/ultima-hora/', 'de', phone],
  ['/opinio/', 'en', phone],
  ['/ciutat/', 'ca', desktop],
] as const

it.each(firstByTier(headlines, 1))(
  'web fonts that arrive late leave the headlines of a list their lines: %s in %s',
  async (path, lang, viewport) => {
    // Less than a line of a teaser.
    expect(await shiftOf(path, viewport, lang)).toBeLessThan(0.004)
  },
)

itInProof('web fonts that arrive late move nothing on the front page of a phone either', async () => {
  expect(await shiftOf('/', phone, 'ca')).toBeLessThan(0.01)
})

import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { openPage } from '../support/openPage.ts'
import { type HarmKind, inspect, watchHarms } from './harms.ts'
import { markup } from './markup.ts'
import { serveCorpus } from './serve.ts'

/** In the page: the unsafe uses of a text, each of which the library has a safe one for. */
const unsafe: Record<HarmKind, (page: Page) => Promise<unknown>> = {
  runs: (page) =>
    page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), '<img src=x onerror=ran()>'),
  'leaves the site': (page) => page.evaluate(() => location.assign('https://evil.example/')),
  'asks a foreign host': (page) => page.evaluate(() => void fetch('https://evil.example/').catch(() => {})),
  'gives the token away': (page) => page.evaluate(() => void fetch('/?token=header.claims.sign').catch(() => {})),
  'changes a prototype': (page) => page.evaluate(() => Reflect.set(Object.prototype, 'polluted', true)),
  'would run when used': (page) =>
    page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'java\nscript:ran()'
      document.body.attachShadow({ mode: 'open' }).append(link)
    }),
}

it('the harness finds each kind of harm on a page that does it, and none on one that does not', async () => {
  const site = await serveCorpus('dist')
  const { page, context } = await openPage()
  try {
    const { harms, reader } = await watchHarms(page, site.origin)
    reader.token = 'header.claims.sign'
    const seen = async () => new Set([...harms, ...(await inspect(page))].map(({ kind }) => kind))
    for (const [kind, use] of Object.entries(unsafe)) {
      await page.goto(`${site.origin}/blank`)
      await page.evaluate((text) => document.body.append(text), markup.join(''))
      harms.length = 0
      expect(await seen()).toEqual(new Set())
      await use(page)
      await expect.poll(seen, { message: kind }).toContain(kind)
    }
  } finally {
    await context.close()
    site.close()
  }
})

itInProof('the harness notices that most of the markup runs where it is parsed as HTML', async () => {
  const site = await serveCorpus('dist')
  const { page, context } = await openPage()
  try {
    const { harms } = await watchHarms(page, site.origin)
    let armed = 0
    for (const html of markup) {
      await page.goto(`${site.origin}/blank`)
      harms.length = 0
      await page.evaluate((text) => {
        document.body.attachShadow({ mode: 'open' }).innerHTML = text
      }, html)
      if (harms.length > 0 || (await inspect(page)).length > 0) armed++
    }
    expect(armed).toBeGreaterThan(markup.length * 0.7)
  } finally {
    await context.close()
    site.close()
  }
})

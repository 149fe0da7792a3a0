import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { articlePath, articles } from '../mocks/content/articles.ts'
import { briefPath, briefs } from '../mocks/content/briefs/briefs.ts'
import { startNewspaper } from './support/newspaper.ts'

const { reader, address } = startNewspaper()

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const pages = [
  '/',
  ...articles.map(articlePath),
  // With a picture, without one, and signed.
  ...[0, 3, 7].flatMap((index) => briefs[index] ?? []).map(briefPath),
  '/ciutat/',
  '/opinio/',
  '/autors/clara-montsant/',
  '/autors/ignasi-rovello/',
  '/ultima-hora/',
  '/hemeroteca',
  '/enquestes',
  '/enquestes/4711',
  '/usuari/login',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
  '/usuari/benvinguda',
  '/contacte.html',
  '/ajuda',
  '/tarifes',
  '/perfil/2001',
  '/mock',
  '/mock/mail',
  '/mock/error',
  '/no/hi/es',
  '/enllac-caducat',
  '/previsualitzacio/paywall',
  '/webview/content/1002/comments',
]

/** Scrolls to the end, so that every marker mounts, and waits for what they request. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const marker of await page.locator('[data-widget]:visible').all()) await marker.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    async (runOnly): Promise<AxeResults> => {
      // Added to the page as a script above.
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return axe.run(document, {
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
      })
    },
    rules && [...rules],
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Shows the dark theme, at once: a colour measured on its way is neither of the two. */
function darken(): void {
  document.body.classList.add('dark-mode')
  const roots = [
    document,
    ...[...document.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  for (const animation of roots.flatMap((root) => root.getAnimations())) animation.finish()
}

/** On a wide window and in the light, then on a phone, then its colours in the dark. */
it.each(pages)('axe finds nothing on %s, best practices included', async (path) => {
  const { page } = await reader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(address(path, { lang: 'de' }))
  await readToTheEnd(page)
  await page.evaluate(axeSource)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
  await page.evaluate(darken)
  expect(await violations(page, ['color-contrast'])).toEqual([])
})

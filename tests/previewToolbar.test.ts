import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { recordWrites } from './support/recordWrites.ts'

const { looker, url } = startNewspaper()
const look = looker({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Of the toolbar alone: pages have tests of their own. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations: found } = await page.evaluate(async (): Promise<AxeResults> => {
    // Added to the page as a script above.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return axe.run('[data-quiosc-preview]', { rules: { 'target-size': { enabled: true } } })
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** An editor opens an article of the staging site, in Catalan. */
async function preview(choice = '', path = article('1002')) {
  const opened = await look()
  const { page } = opened
  await page.goto(`${url()}${path}?quiosc-preview${choice && `=${choice}`}`)
  const toolbar = page.getByRole('region', { name: 'Previsualització' })
  return {
    ...opened,
    toolbar,
    status: toolbar.getByRole('status').first(),
    options: toolbar.getByRole('button', { name: 'Opcions' }),
    comments: page.locator('[data-widget=comments]'),
  }
}

it('an editor shows a state in place by keyboard, and sends its address to a colleague', async () => {
  const { page, toolbar, status, options, comments } = await preview()
  const writes = recordWrites(page)
  await expect.poll(() => toolbar.getByText('no es desa ni s’envia res').isVisible()).toBe(true)
  await tabTo(page, options)
  await page.keyboard.press('Enter')
  await tabTo(page, toolbar.getByLabel('Cerca un estat o un lector'))
  // The state is called “Banned user”.
  await page.keyboard.type('blocked')
  await tabTo(page, toolbar.getByRole('button', { name: 'Banned user' }).first())
  await page.keyboard.press('Enter')
  await expect.poll(() => status.textContent()).toContain('Es mostra: comments')
  await expect.poll(() => comments.getByText('No pots participar en els comentaris').isVisible()).toBe(true)

  const address = await toolbar.getByLabel('Adreça d’aquesta previsualització').inputValue()
  expect(page.url()).toBe(address)
  expect(await toolbar.getByRole('img', { name: 'Codi QR de l’adreça' }).isVisible()).toBe(true)
  await page.goto('about:blank')
  await page.goto(address)
  await expect.poll(() => comments.getByText('No pots participar en els comentaris').isVisible()).toBe(true)
  expect(writes).toEqual([])
})

it('an editor changes reader, language and theme without leaving the page', async () => {
  const { page, toolbar, options, comments } = await preview('shown.comments.open@0')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await options.click()
  await toolbar.getByLabel('Idioma').selectOption('de')
  await toolbar.getByLabel('Lector', { exact: true }).selectOption('anonymous')
  await toolbar.getByLabel('Tema').selectOption('dark')
  await expect.poll(() => comments.getByRole('button', { name: 'Antworten' }).first().isVisible()).toBe(true)
  await expect.poll(() => page.evaluate(() => document.body.classList.contains('dark-mode'))).toBe(true)
  expect(page.url()).toContain('persona.anonymous~lang.de~theme.dark~shown.comments.open@0')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

itInProof('a search shows what it has found first, readers too, and folds the rest', async () => {
  const { page, toolbar, options, comments } = await preview()
  await options.click()
  await toolbar.getByLabel('Cerca un estat o un lector').fill('bloquejat')
  await expect.poll(() => toolbar.getByRole('button', { name: 'Banned user' }).first().isVisible()).toBe(true)
  expect(await toolbar.getByText(/^\d+\sginys sense resultats$/).isVisible()).toBe(true)
  expect(await toolbar.getByText('header', { exact: true }).isVisible()).toBe(false)
  await toolbar.getByRole('list', { name: 'Lectors' }).getByRole('button').first().click()
  await expect.poll(() => page.url()).toContain('persona.banned')
  await comments.scrollIntoViewIfNeeded()
  await expect.poll(() => comments.getByText('No pots participar en els comentaris').isVisible()).toBe(true)
  await toolbar.getByLabel('Cerca un estat o un lector').fill('walrus')
  await expect.poll(() => toolbar.getByText('No hi ha cap estat ni cap lector amb aquest nom.').isVisible()).toBe(true)
})

itInProof('going back to the page asks whether the state’s reader should stay', async () => {
  const { page, toolbar, status, options } = await preview('shown.comments.banned@0')
  await expect.poll(() => status.textContent()).toContain('Es mostra: comments')
  await options.click()
  await toolbar.getByRole('button', { name: 'Torna a la pàgina' }).click()
  await toolbar.getByRole('button', { name: 'Mantén-lo' }).click()
  await expect.poll(() => status.textContent()).toContain('La pàgina tal com és')
  expect(await toolbar.getByLabel('Lector', { exact: true }).inputValue()).toBe('banned')
  expect(page.url()).toContain('?quiosc-preview=persona.banned')
})

itInProof(
  'a link that an editor follows stays in the preview, with its reader and without its state, and a note of that',
  async () => {
    const { page, status } = await preview('persona.staff~theme.dark~shown.comments.open@0')
    await expect.poll(() => status.textContent()).toContain('Es mostra: comments')
    await page.locator('main a[href^="/"]').first().click()
    await expect.poll(() => status.textContent()).toContain('Has seguit un enllaç')
    expect(page.url()).toMatch(/[?&]quiosc-preview=persona\.staff~theme\.dark$/)
    expect(await page.evaluate(() => document.body.classList.contains('dark-mode'))).toBe(true)
  },
)

itInProof('the toolbar reports the effect of a chosen failure on a state', async () => {
  const { status } = await preview('fault.comments:500~shown.comments.open@0')
  await expect.poll(() => status.textContent()).toContain('Una fallada triada: Comentaris – el servidor falla (500)')
})

itInProof('the toolbar reports which parts of a page its server has made for another reader', async () => {
  const { toolbar, status, options } = await preview('persona.subscriber', article('1004'))
  await expect.poll(() => status.textContent()).toContain('1\u00a0part de la pàgina és d’un altre lector')
  await options.click()
  expect(await toolbar.getByText('Ho ha fet el servidor per a un lector sense identificar').isVisible()).toBe(true)
  await toolbar.getByLabel('Lector', { exact: true }).selectOption('anonymous')
  await expect.poll(() => status.textContent()).toBe('La pàgina tal com és, sense cap estat triat')
})

itInProof('an entry of the toolbar outlines its marker, and one that is not mounted explains why', async () => {
  const { page, toolbar, options } = await preview()
  await options.click()
  const entry = toolbar.getByRole('listitem').filter({ hasText: 'comments a l’espera' })
  await entry.getByText('comments', { exact: true }).click()
  await expect.poll(() => entry.getByText('Espera que la finestra s’hi acosti').isVisible()).toBe(true)
  await entry.hover()
  const outline = () => page.locator('[data-widget=comments]').evaluate(({ style }) => style.outlineStyle)
  await expect.poll(outline).toBe('solid')
  await options.hover()
  await expect.poll(outline).toBe('')
})

it.each(
  firstByTier(
    [
      ['shown.comments.webView@0', 'aquest estat és de les pàgines de /webview/content/1002/comments'],
      ['shown.poll.open@0', 'la pàgina no té cap marcador «poll»'],
      ['shown.comments.open@5', 'la pàgina té un marcador «comments», i l’adreça demana el número 6'],
      ['shown.comments.gone@0', 'demana coses que no existeixen: shown.comments.gone@0'],
    ],
    1,
  ),
)('the toolbar reports a state that cannot be shown on this page: %s', async (choice, sentence) => {
  const { status } = await preview(choice)
  await expect.poll(() => status.textContent()).toContain(sentence)
})

itInProof('a modal dialog leaves the toolbar within reach, and does not remove it when it closes', async () => {
  const { page, toolbar, status, options } = await preview('shown.page-shell.banned@0')
  await expect.poll(() => page.locator('dialog:modal').isVisible()).toBe(true)
  await expect.poll(() => status.textContent()).toContain('Es mostra: page-shell')
  await options.click()
  await toolbar.getByRole('button', { name: 'Torna a la pàgina' }).click()
  await toolbar.getByRole('button', { name: 'Sense identificar' }).click()
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
  await expect.poll(() => status.textContent()).toContain('La pàgina tal com és')
  await page.keyboard.press('Escape')
  expect(await toolbar.getByLabel('Lector', { exact: true }).count()).toBe(0)
  await expect.poll(() => isFocused(options)).toBe(true)
})

it('the toolbar leaves the page’s skip link in sight, and scrolls with a low window', async () => {
  const { page, toolbar } = await preview()
  await expect.poll(() => toolbar.isVisible()).toBe(true)
  const skip = page.getByRole('link', { name: 'Ves al contingut' })
  await skip.focus()
  await expect.poll(() => toolbar.isVisible()).toBe(false)
  const isOnTop = () =>
    skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === link
    })
  await expect.poll(isOnTop).toBe(true)
  await skip.blur()
  await expect.poll(() => toolbar.isVisible()).toBe(true)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(async () => ((await toolbar.boundingBox())?.y ?? 0) < -100).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
})

itInProof('the doctor reports the markers that the preview has mounted', async () => {
  const { page } = await preview('persona.subscriber')
  const mounted = () =>
    page.evaluate(async () => (await window.quiosc?.doctor())?.markers.filter(({ state }) => state === 'ready').length)
  await expect.poll(mounted).toBeGreaterThan(0)
})

itInProof('a report of the toolbar tells a developer how to see the same', async () => {
  const { page, toolbar, status, options } = await preview('shown.comments.malformed@0')
  await expect.poll(() => status.textContent()).toContain('Es mostra')
  await options.click()
  await toolbar.getByRole('button', { name: 'Copia un informe' }).click()
  await expect.poll(() => toolbar.getByText('Copiat').isVisible()).toBe(true)
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain(`address: ${page.url()}`)
  expect(report).toMatch(/version: \d+\.\d+\.\d+/)
  expect(report).toMatch(/marker: <div [^>]*data-widget="comments" data-content-id="1002"/)
  expect(report).toContain('state: comments.malformed (Failed to load, malformed JSON)')
  expect(report).toContain('GET comment/content/1002: not JSON')
})

itInProof.each(['dark', 'light'])(
  'the toolbar has no findings of axe, on a phone and in a wide window: %s',
  async (theme) => {
    const { page, toolbar, options } = await preview(`theme.${theme}~persona.banned`)
    await options.click()
    await toolbar.getByLabel('Cerca un estat o un lector').fill('open')
    await toolbar.getByRole('button', { name: 'Copia un informe' }).click()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect({ width, fits }).toEqual({ width, fits: true })
    }
  },
)

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { byTier, itInProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openRendered } from './support/openRendered.ts'
import { renderOnServer } from './support/renderOnServer.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

/** The first two, one with each kind of field, are taken over on one engine at one width; the proof has all. */
const forms = [
  { widget: 'login', path: '/usuari/login', field: 'email', hasLinks: true, on: { engine: 'react', width: 1280 } },
  { widget: 'register', path: '/usuari/register', field: 'email', hasLinks: true, on: { engine: 'lite', width: 390 } },
  {
    widget: 'change-password',
    path: '/usuari/canviar-contrasenya',
    field: 'password',
    hasLinks: false,
    on: { engine: 'lite', width: 1280 },
  },
]

/** Of a mail's link: a page without one has no form for a new password. */
const TOKEN = '?token=mock-recovery'

const MEMBER = 'subscriber@elfar.example'

/** Reads the rules for parts in the light DOM: of the sheet that a server links, or of those that the widget has adopted. */
const lightRules = (page: Page, from: 'linked' | 'adopted') =>
  page.evaluate((wanted) => {
    const rulesOf = (sheet: CSSStyleSheet | null) =>
      [...(sheet?.cssRules ?? [])].flatMap((layer) =>
        layer instanceof CSSLayerBlockRule && layer.name === 'quiosc'
          ? [...layer.cssRules].map(({ cssText }) => cssText)
          : [],
      )
    if (wanted === 'adopted') return document.adoptedStyleSheets.flatMap(rulesOf)
    const link = document.querySelector<HTMLLinkElement>('[data-quiosc-part] > link')
    return rulesOf(link?.sheet ?? null)
  }, from)

describe.each(forms)('the form that a server has rendered: $widget', ({ widget, path, field, hasLinks, on }) => {
  const part = `[data-widget=${widget}] > [data-quiosc-part]`

  const itOfFirst = widget === 'login' ? it : itInProof
  const itOfTwo = widget === 'change-password' ? itInProof : it

  itOfFirst.each(enginesByTier('react'))(
    'sends nothing without scripts, and explains why: $engine',
    async ({ engine }) => {
      const { page } = await reader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const unrendered = await renderOnServer(page, engine)
      const query = `${TOKEN}&email=aloma%40elfar.example`
      await page.goto(address(path + query, { engine, lang: 'de' }))
      const form = page.locator(`${part} form`)
      expect(await form.getAttribute('method')).toBe('post')
      const action = new URL((await form.getAttribute('action')) ?? '')
      expect([action.host, action.pathname, action.search]).toEqual([new URL(page.url()).host, path, ''])
      const controls = page.locator(`${part} :is(input, button, select, textarea)`)
      expect(await controls.count()).toBeGreaterThan(1)
      for (const control of await controls.all()) expect(await control.isDisabled()).toBe(true)
      expect(await page.locator(`${part} input[autocomplete]`).count()).toBeGreaterThan(0)
      expect(await page.locator(`[data-widget=${widget}]`).evaluate(({ innerHTML }) => innerHTML)).not.toMatch(
        /aloma|mock-recovery/,
      )
      const note = page.locator(`${part} noscript p`)
      expect(await note.isVisible()).toBe(true)
      expect(await note.textContent()).toContain('benötigt JavaScript')
      expect(await form.isVisible()).toBe(true)
      const sideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect(await page.evaluate(sideways)).toBe(false)
      expect(unrendered).toEqual([])
    },
  )

  const cases = engines.flatMap(({ engine }) => [390, 1280].map((width) => ({ engine, width })))

  const sample = cases.filter(({ engine, width }) => engine === on.engine && width === on.width)

  itOfTwo.each(byTier(cases, sample))(
    'is replaced by the widget’s own in its place: $engine, $width px',
    async ({ engine, width }) => {
      const { page, problems } = await reader({ viewport: { width, height: 844 } })
      const opened = await openRendered(page, address(path + TOKEN, { engine, lang: 'de' }), engine)
      const marker = page.locator(`[data-widget=${widget}]`)
      const fields = page.locator(`${part} :is(h1, h2, input, form, button, a)`)
      const boxes = () =>
        fields.evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [one.localName, x, y, width, height].join(' ')
          }),
        )
      await page.waitForLoadState('load')
      expect(await marker.getAttribute('data-widget-state')).toBe('rendered')
      expect(await page.locator(part).count()).toBe(1)
      expect(await page.locator(`${part} noscript`).isVisible()).toBe(false)
      const before = await boxes()
      const shifts = await opened.shifts()
      const linked = await lightRules(page, 'linked')
      // Nobody can press it yet; what it says is no other button's press either.
      await page.locator(`${part} form button[type=submit] span`).first().dispatchEvent('click')

      opened.release()
      await page.locator(`[data-widget=${widget}][data-widget-state=ready]`).waitFor()
      await page.locator(`${part} input:enabled`).first().waitFor()
      expect(await page.locator(part).count()).toBe(1)
      expect(await page.locator(`${part} :disabled`).count()).toBe(0)
      expect(await page.locator(`${part} noscript`).count()).toBe(0)
      expect(await boxes()).toEqual(before)
      expect(await opened.shifts()).toBe(shifts)
      const adopted = await lightRules(page, 'adopted')
      expect(adopted.length).toBeGreaterThan(50)
      expect(linked.filter((rule) => !/served-|^\[data-quiosc-light\]/.test(rule))).toEqual(adopted)
      expect(opened.unrendered).toEqual([])
      expect(problems.errors).toEqual([])
    },
  )

  itOfFirst.each(enginesByTier('lite'))('keeps the focus and filled-in values: $engine', async ({ engine }) => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    const opened = await openRendered(page, address(path + TOKEN, { engine }), engine)
    const input = page.locator(`${part} input[name=${field}]`)
    // A password manager asks nobody.
    await input.evaluate((element: HTMLInputElement, value) => {
      element.value = value
    }, MEMBER)
    const links = page.locator(`${part} a[href]`)
    expect((await links.count()) > 0).toBe(hasLinks)
    const last = hasLinks ? links.last() : undefined
    const href = await last?.getAttribute('href')
    await last?.focus()
    opened.release()
    await page.locator(`${part} input:enabled`).first().waitFor()
    expect(await input.inputValue()).toBe(MEMBER)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? undefined)).toBe(href)
    expect(problems.errors).toEqual([])
  })
})

describe.each(enginesByTier('react'))('the contact form that a server has rendered, $engine', ({ engine }) => {
  const path = '/contacte.html'
  const controls = '[data-widget=contact] :is(input, textarea, button)'

  itInProof('sends nothing without scripts, and leaves the other ways to write', async () => {
    const { page } = await reader({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await renderOnServer(page, engine)
    await page.goto(address(path, { engine, lang: 'de' }))
    expect(await page.locator(controls).count()).toBe(3)
    for (const control of await page.locator(controls).all()) expect(await control.isDisabled()).toBe(true)
    expect(await page.locator('[data-widget=contact] noscript p').first().isVisible()).toBe(true)
    expect(await page.locator('[data-widget=contact] a[href^="mailto:"]').isVisible()).toBe(true)
    const form = page.locator('[data-widget=contact] form')
    expect(await form.evaluate(({ action }: HTMLFormElement) => new URL(action).pathname)).toBe(path)
  })

  it('is taken over, and can be filled in', async () => {
    const { page, problems } = await reader({ viewport: { width: 390, height: 844 } })
    const opened = await openRendered(page, address(path, { engine }), engine)
    await page.waitForLoadState('load')
    expect(await page.locator(`${controls}:enabled`).count()).toBe(0)
    const elements = await page.locator(controls).elementHandles()
    const shifts = await opened.shifts()
    opened.release()
    const message = page.locator('[data-widget=contact] textarea:enabled')
    await message.waitFor()
    expect(await opened.shifts()).toBe(shifts)
    expect(await page.locator(`${controls}:enabled`).count()).toBe(3)
    for (const element of elements) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(await page.locator('[data-widget=contact] noscript').count()).toBe(0)
    await message.fill('Bon dia')
    expect(await message.inputValue()).toBe('Bon dia')
    expect(problems.errors).toEqual([])
  })
})

it.each(enginesByTier('lite'))(
  'a reader is signed in by the form that a server has rendered: $engine',
  async ({ engine }) => {
    const { page } = await reader()
    await renderOnServer(page, engine)
    await page.goto(address('/usuari/login', { engine }))
    const email = page.locator('[data-widget=login] input[name=email]:enabled')
    await email.fill(MEMBER)
    await email.press('Enter')
    await page.locator('[data-widget=login] input[type=password]').waitFor()
    expect(page.url()).not.toContain('elfar.example')
  },
)

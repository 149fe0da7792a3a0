import { describe, expect, it } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/header/header.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused, tabTo } from './support/keyboard.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { engines } from './support/site.ts'

const { address, read, reader } = startNewspaper()
const path = '/capcalera'

describe.each(engines)('the header, $engine', ({ engine }) => {
  it('works by keyboard: menus, a search that leads to the results, and the sign-in that leads back', async () => {
    const { page, problems } = await read(path, { engine })
    const menu = page.getByRole('button', { name: t(messages.menu), exact: true })
    await menu.waitFor()
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const menus = page.getByRole('navigation', { name: t(messages.menu), exact: true })
    await menus.getByRole('link', { name: 'Andorra' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(menu)).toBe(true)

    const signIn = page.getByRole('link', { name: t(messages.signIn), exact: true })
    const { searchParams, pathname } = new URL(await signIn.evaluate((link: HTMLAnchorElement) => link.href))
    expect([pathname, new URL(searchParams.get('backUrl') ?? '').pathname]).toEqual(['/usuari/login', path])

    await tabTo(page, page.getByRole('button', { name: t(messages.search), exact: true }))
    await page.keyboard.press('Enter')
    const field = page.getByRole('combobox', { name: t(messages.searchField) })
    await field.waitFor()
    await page.keyboard.type('passeig')
    await page.getByRole('option', { name: /El passeig marítim/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/cercador' && url.searchParams.get('text') === 'passeig')
    expect(problems.errors).toEqual([])
  })
})

describe.each(enginesByTier('lite'))('the header, $engine', ({ engine }) => {
  itInProof('is shown again on the way up without asking for a layout, and leaves the page where it is', async () => {
    const { page, context } = await read(path, { engine })
    await page.getByRole('button', { name: t(messages.menu), exact: true }).waitFor()
    const top = () =>
      page
        .locator('[data-widget=header]')
        .evaluate((host) => host.shadowRoot?.querySelector('.header')?.getBoundingClientRect().top)
    const browser = context.browser()
    await browser?.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
    })
    for (const y of [600, 700, -100, -20, 60, -200]) await page.mouse.wheel(0, y)
    await expect.poll(top).toBe(0)
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser?.stopTracing()))
    expect(trace.traceEvents.length).toBeGreaterThan(0)
    expect(trace.traceEvents.filter(isForced)).toEqual([])
  })
})

interface TraceEvent {
  name: string
  args?: { beginData?: { stackTrace?: { url: string }[] } }
}

/** A layout that a script of ours has asked for; the test's own questions have no address. */
const isForced = ({ name, args }: TraceEvent) =>
  name === 'Layout' && args?.beginData?.stackTrace?.some(({ url }) => url.includes('/quiosc/'))

it('the header is the server’s own until its code has loaded, and where it never does', async () => {
  const { page } = await reader()
  await page.route('**/quiosc/**', (route) => route.abort())
  await page.goto(address(path))
  await page.getByRole('link', { name: 'Entra' }).waitFor()
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Cuina' }).isVisible()).toBe(true)
})

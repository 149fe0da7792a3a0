import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { LIGHT_PART } from '#islands/loader/lightPart.ts'
import { accountMessages } from '#kit/account/account.messages.ts'
import { messages as loginMessages } from '#widgets/login/login.messages.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openAllWidgets } from './support/openAllWidgets.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

/** In the page: notes which elements the widgets have made, to be compared by `stillThere`. */
const noteElements = (page: Page) =>
  page.evaluate((light) => {
    const made = [...document.querySelectorAll('[data-widget]')].flatMap((host) =>
      [...(host.shadowRoot?.querySelectorAll('.island > *') ?? []), ...host.querySelectorAll(`[${light}] *`)].map(
        (element) => ({ widget: host.getAttribute('data-widget'), element }),
      ),
    )
    Object.assign(window, { made })
    return new Set(made.map(({ widget }) => widget)).size
  }, LIGHT_PART)

/** In the page: the widgets of which an element is not on the page any more. */
const remade = (page: Page) =>
  page.evaluate(() => {
    const made: { widget: string; element: Element }[] = Reflect.get(window, 'made')
    return [...new Set(made.filter(({ element }) => !element.isConnected).map(({ widget }) => widget))]
  })

/** As tag managers count what is seen, as a dark mode marks what it has looked at, and as frameworks write what is there already. */
const writeAttributes = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round++) {
      for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
        host.setAttribute('data-gtm-vis-total-visible-time-1_2', String(round * 100))
        host.setAttribute('data-gtm-vis-has-fired-1_2', '1')
        host.setAttribute('data-darkreader-inline-color', '')
        host.style.setProperty('--darkreader-inline-color', `#${round}00`)
        for (const { name, value } of [...host.attributes]) host.setAttribute(name, value)
      }
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

const pushed = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer as { category?: string; action?: string }[]).map((entry) => JSON.stringify(entry)),
  )

it.each(enginesByTier('react'))(
  'attributes that other scripts write on markers change no widget, $engine',
  async ({ script }) => {
    const { page, problems } = await reader()
    const settled = watchRequests(page)
    await openAllWidgets(page, url(), { address: '/own/all?page', load: 'eager', script })
    await settled()
    // Some dialogs come late: each is closed before whatever is done with the form below it.
    await page.addLocatorHandler(page.locator('dialog:modal').last(), () => page.keyboard.press('Escape'))
    const login = page.locator('[data-widget=login]')
    await login.getByLabel(t(accountMessages.email), { exact: true }).fill('subscriber@elfar.example')
    await login.getByRole('button', { name: t(loginMessages.next), exact: true }).click()
    const password = login.getByLabel(t(accountMessages.password), { exact: true })
    await password.fill('Portclar2026')
    await settled()
    const before = await pushed(page)
    expect(before.filter((entry) => /"paywall".*"view"/.test(entry))).toHaveLength(1)
    expect(await noteElements(page)).toBeGreaterThan(25)
    const requests: string[] = []
    page.on('request', (request) => {
      // A live asks by itself, once in a while.
      if (!request.url().includes('/messages/newest')) requests.push(request.url())
    })

    await writeAttributes(page)
    await settled()
    expect(await remade(page)).toEqual([])
    expect(await password.inputValue()).toBe('Portclar2026')
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(requests).toEqual([])
    expect(await pushed(page)).toEqual(before)
    expect(problems.errors).toEqual([])
  },
)

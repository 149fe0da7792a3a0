import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { stubApp } from '../support/app.ts'
import { loadIntl } from '../support/loadIntl.ts'
import { startNewspaper } from '../support/newspaper.ts'

const { reader, address } = startNewspaper()

/** German has the longest words. */
const { t } = loadIntl('de')

/** The end of each panel's address, after `#profile`. */
const panels = [
  '',
  '.settings',
  '.data',
  '.password',
  '.subscription',
  '.card',
  '.bulletin',
  '.notification-settings',
  '.display',
  '.edition',
  '.downloads',
  '.notifications',
  '.saved',
  '.list.9006002',
  '.following',
  '.readers',
  '.signs',
  '.themes',
  '.columns',
  '.gifts',
  '.comments',
  '.public-profile',
  '.reader.2002',
]

/** Runs in the page: what of the open panel cannot be seen, or not be pressed, once it has been scrolled to. */
function losses(): string[] {
  const shadow = document.querySelector('[data-widget=profile]')?.shadowRoot
  const aside = shadow?.querySelector('dialog')
  if (!shadow || !aside) return ['The aside is closed.']
  const controls = 'a[href], button, input, select, textarea, iframe'
  const named = (element: Element) => `${element.localName}.${element.className} “${element.textContent?.slice(0, 40)}”`
  const shown = [...aside.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility() && element.clientWidth > 1 && !element.closest('.visually-hidden, svg'),
  )

  const cut = shown.filter((element) => {
    if (element.matches('input, select, textarea, iframe')) return false
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    // An excerpt is one at any size: its row leads to the whole.
    if (webkitLineClamp !== 'none') return false
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const isTooWide = overflowX !== 'visible' && scrollWidth > clientWidth
    return isTooWide || (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
  })
  const unreachable = shown.filter((element) => {
    if (!element.matches(controls)) return false
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Of a link on two lines, the first one.
    const [line = element.getBoundingClientRect()] = element.getClientRects()
    if (line.left < 0 || line.right > innerWidth) return true
    const middle = Math.max(0, line.top) + Math.min(line.height, innerHeight) / 2
    const hit = shadow.elementFromPoint(line.left + line.width / 2, middle)
    return !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
  })
  return [
    ...cut.map((element) => `cut off: ${named(element)}`),
    ...unreachable.map((element) => `out of reach: ${named(element)}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['The page is wider than the window.'] : []),
  ]
}

/** Opens the panel of an address from the page without the aside. */
async function open(page: Page, panel: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#profile${panel}`)
  const aside = page.getByRole('dialog')
  await aside.waitFor()
  const loading = aside.getByRole('status').filter({ hasText: t(uiMessages.loading) })
  await expect.poll(() => loading.count()).toBe(0)
}

/** 1280 × 1024 at 400 %. */
const viewport = { width: 320, height: 256 }

it.each([
  ['web', 'react'],
  ['android', 'lite'],
] as const)('no panel of the profile loses anything at 400 percent zoom, %s, %s', async (app, engine) => {
  const { page } = await reader({ viewport, reducedMotion: 'reduce' })
  if (app === 'android') await stubApp(page)
  await page.goto(address('/tarifes', { persona: 'subscriber', lang: 'de', engine, ...(app !== 'web' && { app }) }))
  const found: Record<string, string[]> = {}
  for (const panel of panels) {
    await open(page, panel)
    const lost = await page.evaluate(losses)
    if (lost.length > 0) found[panel || 'menu'] = lost
    await page.evaluate(() => {
      location.hash = ''
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(found).toEqual({})
})

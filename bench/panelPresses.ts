import type { Browser, Locator, Page } from 'playwright'
import { t } from '#tests/support/loadIntl.ts'
import type { PanelId } from '#widgets/profile/panels/panelTable.ts'
import { openSlowPage } from './openSlowPage.ts'

/** The presses that lead a reader from the menu to a panel: a row, by the end of its message's id, or the first row of a list. */
type Way = readonly (string | typeof FIRST_ROW)[]
const FIRST_ROW = Symbol('first row')

const ofSubscribers: Readonly<Partial<Record<PanelId, Way>>> = {
  settings: ['settings'],
  data: ['settings', 'data'],
  password: ['settings', 'password'],
  subscription: ['menu.subscription'],
  card: ['card'],
  bulletin: ['settings', 'bulletin'],
  'notification-settings': ['settings', 'notificationSettings'],
  notifications: ['notifications'],
  saved: ['saved'],
  list: ['saved', FIRST_ROW],
  following: ['following'],
  readers: ['following', 'readers'],
  signs: ['following', 'authors'],
  themes: ['following', 'themes'],
  columns: ['following', 'columns'],
  gifts: ['gifts'],
  comments: ['comments'],
  'public-profile': ['menu.edit'],
  reader: ['following', 'readers', FIRST_ROW],
}

/** Panels that only the app has, or only the newspaper's staff. */
const ofStaffInTheApp: typeof ofSubscribers = {
  display: ['settings', 'display'],
  edition: ['settings', 'edition'],
  downloads: ['settings', 'downloads'],
}

/** Controls to try in a panel without leaving it: the first that it has. */
const TRIED = ['[role=switch]', '[role=tab][aria-selected=false]', 'input[type=radio]', 'input', '[aria-expanded]']

/** The longest interaction of each panel, in milliseconds up to the next frame; the browser tells of those from 16 on, in steps of 8. */
export type PanelPresses = Partial<Record<PanelId, number>>

const UNSEEN = 16

/** Runs in the page: collects the interactions from now on. */
function observeInteractions() {
  const found = { longest: 0 }
  Object.assign(window, { interactions: found })
  new PerformanceObserver((list) => {
    // The DOM types don't know interactions.
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId > 0) found.longest = Math.max(found.longest, duration)
    }
    // Nor the threshold.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page, once it has been quiet for a moment: the longest interaction since the last call. */
async function takeLongest(): Promise<number> {
  const { interactions } = window as unknown as { interactions: { longest: number } }
  let files = -1
  for (let quiet = 0; quiet < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    const now = performance.getEntriesByType('resource').length
    quiet = now === files ? quiet + 1 : 0
    files = now
  }
  const { longest } = interactions
  interactions.longest = 0
  return longest
}

const settle = (page: Page) => page.evaluate(takeLongest)

const asideOf = (page: Page) => page.getByRole('dialog')

function stepTo(page: Page, step: Way[number]): Locator {
  if (step === FIRST_ROW) return asideOf(page).getByRole('listitem').getByRole('button').first()
  const name = t({ id: `profile.${step}` })
  return asideOf(page)
    .getByRole('button', { name: new RegExp(`^${name}(?!\\S)`) })
    .first()
}

/** Presses what is tried in the open panel, if there is any. */
async function tryIn(page: Page): Promise<void> {
  const content = asideOf(page).locator('.q-side-content')
  for (const control of TRIED) {
    const found = content.locator(`${control}:visible`).first()
    if ((await found.count()) === 0) continue
    await found.click({ force: true })
    if (control === 'input') await page.keyboard.press('x')
    return
  }
}

/** Opens each panel from the menu, its code loaded ahead as the pointer comes near; tries what is in it, and goes back by the keyboard. */
async function measureWays(page: Page, ways: typeof ofSubscribers): Promise<PanelPresses> {
  const found: PanelPresses = {}
  for (const [panel, way] of Object.entries(ways)) {
    for (const [index, step] of way.entries()) {
      const row = stepTo(page, step)
      await row.hover()
      await settle(page)
      await row.click()
      if (index < way.length - 1) await settle(page)
    }
    const open = await settle(page)
    await tryIn(page)
    const tried = await settle(page)
    await page.keyboard.press('Escape')
    const back = await settle(page)
    // The keys are those of the table above.
    found[panel as PanelId] = Math.max(open, tried, back, UNSEEN)
    for (let below = way.length - 1; below > 0; below--) await page.keyboard.press('Escape')
    await settle(page)
  }
  return found
}

/** The menu, opened by a press in the newspaper's head, and every panel of the aside. */
export async function pressPanels(browser: Browser, url: string, engine: string): Promise<PanelPresses> {
  const web = await openSlowPage(browser, `${url}/tarifes?persona=subscriber&engine=${engine}`)
  try {
    const { page } = web
    await page.evaluate(observeInteractions)
    const head = page.locator('.head-place[data-widget-state=ready] a[href="#profile"]:visible')
    const open = async () => {
      await head.click()
      await stepTo(page, 'settings').waitFor()
      return settle(page)
    }
    // Nothing loads its code ahead.
    await open()
    await page.keyboard.press('Escape')
    await asideOf(page).waitFor({ state: 'detached' })
    await settle(page)
    const menu = await open()
    const panels = await measureWays(page, ofSubscribers)
    const app = await openSlowPage(browser, `${url}/tarifes?persona=staff&engine=${engine}&app=android#profile`)
    try {
      await app.page.evaluate(observeInteractions)
      return { menu: Math.max(menu, UNSEEN), ...panels, ...(await measureWays(app.page, ofStaffInTheApp)) }
    } finally {
      await app.close()
    }
  } finally {
    await web.close()
  }
}

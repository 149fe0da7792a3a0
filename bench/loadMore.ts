import type { Browser, Page } from 'playwright'
import { footprint } from '#tests/support/footprint.ts'
import { openTestPage } from '#tests/support/site.ts'
import { longestTask } from './longestTask.ts'
import { openSlowPage } from './openSlowPage.ts'

/** Presses before the first measurement, and between it and the second. */
const FIRST = 10
const LOADS = 50

/** Articles of a page. */
const SIZE = 12

/** The cost of a press on “more” in a list that grows. */
export interface Loading {
  /** Milliseconds of processor time, of all presses after the first ones. */
  longestTask: number
  /** Left behind by a press when the articles have been taken off the page again: kB of the heap, nodes, listeners. */
  kilobytesLeft: number
  nodesLeft: number
  listenersLeft: number
}

/** An article as a CMS renders it, with a widget. */
const item = (id: number) =>
  `<li><article><h2><a href="/ciutat/part-${id}.html">What the council has decided: part ${id}</a></h2><p>And who will pay for it.</p>
<span data-widget="save-to-list" data-content-id="${id}" data-title="Part ${id}"><a href="/usuari/login">Save</a></span></article></li>`

const items = (number: number) => Array.from({ length: SIZE }, (_, place) => item(number * SIZE + place)).join('\n')

const next = (number: number) => `/test-list?page=${number + 1}`

/** Presses in the page itself: finding the link from outside would leave something in the heap each time. */
const loadMore = (page: Page, times: number) =>
  page.locator('[data-widget=article-list]').evaluate(async (host, presses) => {
    const list = host.querySelector('ul')
    const grown = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        if (list) observer.observe(list, { childList: true })
      })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let press = 0; press < presses; press++) {
      const next = grown()
      host.shadowRoot?.querySelector<HTMLElement>('[part=more]')?.click()
      await next
      for (let frames = 0; frames < 2; frames++) await frame()
    }
  }, times)

/** Fifty presses on “more”; the articles that they have added are taken off the page before each measurement. */
export async function loadFiftyTimes(browser: Browser, url: string, script: string): Promise<Loading> {
  const { page, close } = await openSlowPage(browser, `${url}/mock?persona=anonymous`)
  try {
    await page.route('**/test-list?*', (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page'))
      return route.fulfill({ json: { html: items(number), nextPage: next(number) } })
    })
    const body = `<div data-widget="article-list" data-ajax-only><ul>${items(1)}</ul><a rel="next" href="${next(1)}">Next</a></div>`
    await openTestPage(page, url, { body, script })
    const measure = async () => {
      await page.locator('ul').evaluate((list) => list.replaceChildren())
      return footprint(page)
    }
    await page.locator('[data-widget=article-list][data-widget-state=ready]').waitFor()
    await loadMore(page, FIRST)
    const before = await measure()
    const task = await longestTask(page, () => loadMore(page, LOADS))
    const after = await measure()
    const perLoad = (grown: number) => grown / LOADS
    return {
      longestTask: task,
      kilobytesLeft: perLoad(after.heap - before.heap) / 1000,
      nodesLeft: perLoad(after.nodes - before.nodes),
      listenersLeft: perLoad(after.listeners - before.listeners),
    }
  } finally {
    await close()
  }
}

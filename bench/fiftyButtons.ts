import type { Browser, Page } from 'playwright'
import { latest } from '#newspaper/content/latest/latest.ts'
import { openTestPage } from '#tests/support/site.ts'
import { longestTask } from './longestTask.ts'

/** The longest task allowed once the runtime is loaded, in milliseconds. */
export const LONG_TASK_MS = 50

/**
 * A page with fifty unmounted save buttons, the runtime loaded and a reader signed in.
 *
 * @param url The newspaper's.
 * @param script The engine's.
 */
export async function openFifty(page: Page, url: string, script: string): Promise<void> {
  await page.request.get(`${url}/mock?persona=subscriber`)
  const buttons = latest.map(
    ({ id }) => `<div data-widget="save-to-list" data-load="none" data-content-id="${id}"></div>`,
  )
  const there = '<div data-widget="comments-count" data-load="eager" data-content-id="1001"></div>'
  await openTestPage(page, url, { body: there + buttons.join(''), script })
  await page.locator('[data-widget=comments-count][data-widget-state=ready]').waitFor()
}

/** In the page: mounts all fifty at once, until all are ready. */
export async function mountFifty(): Promise<void> {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget=save-to-list]')]
  const ready = hosts.map(
    (host) => new Promise((resolve) => host.addEventListener('quiosc:ready', resolve, { once: true })),
  )
  for (const host of hosts) window.quiosc?.mount(host)
  await Promise.all(ready)
}

/** One visit in a fresh browser context. @returns The longest task, in milliseconds of the page's own processor time. */
export async function fiftyButtons(browser: Browser, url: string, script: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await openFifty(page, url, script)
    return await longestTask(page, () => page.evaluate(mountFifty))
  } finally {
    await context.close()
  }
}

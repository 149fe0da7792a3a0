import type { Shown } from '#preview/stage/Shown.ts'
import { type AllWidgets, openAllWidgets } from '../support/openAllWidgets.ts'
import type { OpenedPage } from '../support/openPage.ts'
import { recordWrites } from '../support/recordWrites.ts'
import { unexpectedErrors } from './unexpectedErrors.ts'

export interface Preview {
  /**
   * Shows a choice, as in the address, in the place of the one before, without loading the page again.
   *
   * @throws When the page is left instead.
   */
  show(choice: string): Promise<Shown>
  /** The errors and the writes since the last call, which no preview may cause, one entry each. */
  harms(): string[]
  /** Cookies, stored entries, service workers and events that were not there before, as text; empty when a preview has left nothing. */
  left(): Promise<string[]>
}

/** Opens the preview on a page that has a marker of every widget. */
export async function openPreview(opened: OpenedPage, url: string, options: AllWidgets): Promise<Preview> {
  const { page, context, problems } = opened
  const writes = recordWrites(page)
  let seenErrors = problems.errors.length
  let seenWrites = 0
  await openAllWidgets(page, url, options)
  await page.waitForFunction(() => 'quioscPreview' in window)
  return {
    show: (choice) => page.evaluate(async (text) => window.quioscPreview?.show(text) ?? { status: 'working' }, choice),
    harms() {
      const harms = [...unexpectedErrors(problems.errors.slice(seenErrors)), ...writes.slice(seenWrites)]
      seenErrors = problems.errors.length
      seenWrites = writes.length
      return harms
    },
    // The sandbox hides some of it from the page itself.
    async left() {
      const { cookies, origins } = await context.storageState()
      const events = await page.evaluate(() => window.dataLayer ?? [])
      return [
        ...cookies.map(({ name }) => `cookie ${name}`),
        ...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => `stored ${name}`)),
        ...context.serviceWorkers().map((worker) => `service worker ${worker.url()}`),
        ...events.map((event) => `event ${JSON.stringify(event)}`),
      ]
    },
  }
}

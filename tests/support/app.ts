import type { Page } from 'playwright'

interface NativeMessage {
  action: string
  payload?: unknown
}

/** Stands in for the Android app from the next page on. @returns What the page has sent it so far. */
export async function stubApp(page: Page): Promise<() => Promise<NativeMessage[]>> {
  const sent: NativeMessage[] = []
  await page.exposeFunction('__toApp', (json: string) => {
    sent.push(JSON.parse(json))
  })
  await page.addInitScript(() => {
    // Exposed above: what the app's own interface would be.
    const { __toApp } = window as unknown as { __toApp(json: string): void }
    window.QuioscApp = { postMessage: __toApp }
  })
  return async () => [...sent]
}

/** What the app tells the page, in its own way. */
export const tellPage = (page: Page, message: { action: string; payload?: unknown }) =>
  page.evaluate((said) => window.quiosc?.app.receive(said), message)

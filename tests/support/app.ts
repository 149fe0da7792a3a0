import type { Page } from 'playwright'

interface NativeMessage {
  action: string
  payload?: unknown
}

/** Fakes the Android app from the next page load on. @returns The messages that the page has sent so far. */
export async function stubApp(page: Page): Promise<() => Promise<NativeMessage[]>> {
  const sent: NativeMessage[] = []
  await page.exposeFunction('__toApp', (json: string) => {
    sent.push(JSON.parse(json))
  })
  await page.addInitScript(() => {
    // Exposed above in place of the app's native interface.
    const { __toApp } = window as unknown as { __toApp(json: string): void }
    window.QuioscApp = { postMessage: __toApp }
  })
  return async () => [...sent]
}

/** Sends a message from the app to the page. */
export const sendToPage = (page: Page, message: { action: string; payload?: unknown }) =>
  page.evaluate((data) => window.quiosc?.app.receive(data), message)

import type { Page } from 'playwright'

interface NativeMessage {
  action: string
  payload?: unknown
}

/** Fakes the native app from the next page load on. @returns The messages that the page has sent so far. */
export async function stubApp(
  page: Page,
  channel: 'android' | 'ios' = 'android',
): Promise<() => Promise<NativeMessage[]>> {
  const sent: NativeMessage[] = []
  await page.exposeFunction('__toApp', (message: string | NativeMessage) => {
    sent.push(typeof message === 'string' ? JSON.parse(message) : message)
  })
  await page.addInitScript((isIos) => {
    // Exposed above in place of the app's native interface.
    const { __toApp } = window as unknown as { __toApp(message: unknown): void }
    if (isIos) window.webkit = { messageHandlers: { quiosc: { postMessage: __toApp } } }
    else window.QuioscApp = { postMessage: __toApp }
  }, channel === 'ios')
  return async () => [...sent]
}

/** Sends a message from the app to the page. */
export const sendToPage = (page: Page, message: { action: string; payload?: unknown }) =>
  page.evaluate((data) => window.quiosc?.app.receive(data), message)

import type { Page } from 'playwright'
import type { NativeMessage } from '#page/app-bridge/nativeInterface.ts'
import { installApp } from '#stage/installApp.ts'

/** Fakes the native app from the next page load on. @returns The messages that the page has sent so far. */
export async function stubApp(
  page: Page,
  channel: 'android' | 'ios' = 'android',
): Promise<() => Promise<NativeMessage[]>> {
  const sent: NativeMessage[] = []
  await page.exposeFunction('__toApp', (message: NativeMessage) => {
    sent.push(message)
  })
  await page.addInitScript(`(${installApp})(${JSON.stringify([channel])}, (message) => window.__toApp(message))`)
  return async () => [...sent]
}

/** Sends a message from the app to the page. */
export const sendToPage = (page: Page, message: { action: string; payload?: unknown }) =>
  page.evaluate((data) => window.quiosc?.app.receive(data), message)

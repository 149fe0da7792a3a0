import type { BrowserContext, Page } from 'playwright'

/** Keeps requests back until they are released. @returns Releases them. */
export async function holdRequests(target: Page | BrowserContext, requests: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await target.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return release
}

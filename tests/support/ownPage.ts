import type { Page } from 'playwright'

/**
 * Serves the test's own page on the newspaper's origin.
 *
 * @param policy Its Content Security Policy; without it there is none, like on legacy pages.
 */
export async function openOwnPage(
  page: Page,
  url: string,
  html: string,
  path = '/own/page',
  policy?: string,
): Promise<void> {
  await page.route(`${url}${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html>${html}`,
    }),
  )
  // Does not wait for `load`: a test may hold resources back.
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
}

/** Records requests under a path from now on, with the token that each carried. */
export function tokensSent(page: Page, under: string): { path: string; token: string | undefined }[] {
  const sent: { path: string; token: string | undefined }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith(under)) sent.push({ path, token: request.headers()['x-bbnxauthorization'] })
  })
  return sent
}

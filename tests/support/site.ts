import type { Page } from 'playwright'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'

/** Serves the newspaper with the built library on a free port. A test loads each file a few times only: small files are for the bench. */
export const startSite = (quality: 5 | 11 = 5) => createNewspaper({ distDir: 'dist', quality }).listen(0)

let site: ReturnType<typeof startSite> | undefined

/** One newspaper for all test files of a worker, where each browser context is a visitor of its own; it ends with the worker. */
export function openSite() {
  site ??= startSite()
  return site
}

/** The strict policy of the newspaper. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; media-src 'self' blob:; frame-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

/** The two engines that every test runs on, with the path of each script. */
export const engines = [
  { engine: 'react', script: '/quiosc/widgets.js' },
  { engine: 'lite', script: '/quiosc/lite/widgets.js' },
] as const

interface TestPage {
  body: string
  /** Classes of the body, which set the channel. */
  classes?: string
  head?: string
  script: string
  config?: Record<string, unknown>
  /** The end of the address, after the page's path: a fragment. */
  suffix?: string
}

/** Serves the test's own page on the newspaper's origin, with the same Content Security Policy. */
export async function openTestPage(
  page: Page,
  url: string,
  { body, classes = '', head = '', script, config, suffix = '' }: TestPage,
): Promise<void> {
  const block = config ? `<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script>` : ''
  await page.route(`${url}/test-page*`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>Test</title>${block}${head}
<script type="module" src="${script}"></script></head><body class="${classes}">${body}</body></html>`,
    }),
  )
  await page.goto(`${url}/test-page${suffix}`)
}

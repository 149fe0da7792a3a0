import type { Page } from 'playwright'
import { createNewspaper } from '../../mocks/cms/createNewspaper.ts'

/** The newspaper on a port of its own, with the built library. */
export const startSite = () => createNewspaper({ distDir: 'dist' }).listen(0)

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"

/** The two engines that every test of the script runs on: the script's address of each. */
export const engines = [
  { engine: 'react', script: '/quiosc/widgets.js' },
  { engine: 'lite', script: '/quiosc/lite/widgets.js' },
] as const

interface TestPage {
  body: string
  head?: string
  script: string
  config?: Record<string, unknown>
}

/** A page of the test's own on the newspaper's site, under the same policy. */
export async function openTestPage(
  page: Page,
  url: string,
  { body, head = '', script, config }: TestPage,
): Promise<void> {
  const block = config ? `<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script>` : ''
  await page.route(`${url}/test-page`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>Test</title>${block}${head}
<script type="module" src="${script}"></script></head><body>${body}</body></html>`,
    }),
  )
  await page.goto(`${url}/test-page`)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import type { Theme } from '#tools/docs/pictureOf.ts'
import { POLICY } from './site.ts'

const FOLDER = 'docs/examples'

/** The widgets that have an example in the documentation. */
export const exampleNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .sort()

interface Example {
  name: string
  script: string
  theme?: Theme
}

/** An archive has addresses of its own below its page's. */
const paths: Readonly<Record<string, string>> = { archive: '/hemeroteca' }

const config = {
  site: 'ara',
  lang: 'en',
  env: 'PRE',
  services: { adService: '/static/ads/service.js', adNetwork: '21600' },
}

/**
 * Opens a page of the newspaper's origin, set in its CSS and under its policy, with an example of the documentation as it is copied: the marker in the page, what
 * reserves its height in a sheet.
 *
 * @returns Its marker.
 */
export async function openExample(
  page: Page,
  url: string,
  { name, script, theme = 'light' }: Example,
): Promise<Locator> {
  const path = paths[name] ?? `/own/examples/${name}`
  const file = `${FOLDER}/${name}.css`
  const sheet = `/own/examples/${name}.css`
  if (existsSync(file)) await page.route(`${url}${sheet}`, (route) => route.fulfill({ path: file }))
  await page.route(`${url}${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/css/diari.css">
${existsSync(file) ? `<link rel="stylesheet" href="${sheet}">` : ''}
<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script>
<script type="module" src="${script}"></script></head><body class="${theme === 'dark' ? 'force-dark-mode' : ''}">
${readFileSync(`${FOLDER}/${name}.html`, 'utf8')}</body></html>`,
    }),
  )
  await page.goto(`${url}${path}`)
  const marker = page.locator(`[data-widget="${name}"]`)
  await marker.evaluate((host) => host.scrollIntoView({ block: 'center' }))
  return marker
}

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { headParts, preloadTags, scriptTag } from '#cli/include/headParts.ts'
import { firstByTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'

const { reader, url } = startNewspaper()

/** As the document has it. */
const NONCE = 'r4nd0m'

const REST = "default-src 'none'; style-src 'self'; img-src 'self' data:; connect-src 'self'"

/** A page with a poll, under a policy for its scripts, with what `npx quiosc include` prints for it. */
async function open(
  engine: 'react' | 'lite',
  policy: string,
  nonces: { script?: string; preloads?: string },
  before = () => {},
) {
  const { page, problems } = await reader()
  await page.addInitScript(before)
  const folder = engine === 'lite' ? 'lite/' : ''
  const manifest = JSON.parse(await readFile(`dist/${folder}manifest.json`, 'utf8'))
  const base = `/quiosc/${folder}`
  const script = scriptTag(manifest, base, nonces.script)
  const head = script + preloadTags(headParts(manifest, ['poll'], 'en', base), nonces.preloads)
  const [, hash = ''] = /integrity="([^"]+)"/.exec(script) ?? []
  await page.route(`${url()}/own/policy`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${policy.replace('HASH', hash)}; ${REST}` },
      body: `<!doctype html><html lang="en"><head><title>Test</title>${head}</head><body><div data-widget="poll" data-poll-id="4711" data-load="eager">Fallback</div></body></html>`,
    }),
  )
  await page.goto(`${url()}/own/policy`)
  return { page, problems }
}

/** The policies of docs/policies.md, in their order. */
const [nonce = '', dynamic = '', hashed = ''] = [
  ...readFileSync('docs/policies.md', 'utf8').matchAll(/^```csp\n(.*)\n```$/gm),
].map(([, policy = '']) => policy)

const policies = [
  { what: 'a nonce, which the preloads do not have', policy: nonce, nonces: { script: NONCE }, violates: true },
  {
    what: 'a nonce, which all lines have',
    policy: nonce,
    nonces: { script: NONCE, preloads: NONCE },
    violates: false,
  },
  { what: 'a nonce and strict-dynamic', policy: dynamic, nonces: { script: NONCE, preloads: NONCE }, violates: false },
  { what: 'the script’s hash and strict-dynamic', policy: hashed, nonces: {}, violates: true },
]

it.each(
  policies.flatMap((policy, index) =>
    enginesByTier(index % 2 ? 'react' : 'lite').map((engine) => ({ ...policy, ...engine })),
  ),
)('a policy with $what lets widgets load, $engine', async ({ engine, policy, nonces, violates }) => {
  const { page, problems } = await open(engine, policy, nonces)
  await page.locator('[data-widget=poll][data-widget-state=ready]').waitFor()
  const others = problems.errors.filter((error) => !(violates && /Content Security Policy/.test(error)))
  expect(others).toEqual([])
})

it.each(
  firstByTier(
    [
      ['', () => {}],
      // A VPN, or a browser's mistake.
      [
        ', where the browser takes itself for offline',
        () => Object.defineProperty(navigator, 'onLine', { value: false }),
      ],
    ],
    1,
  ),
)(
  'a policy that allows no file of the library leaves one line on the console, with the marker%s',
  async (_, before) => {
    const { page, problems } = await open('react', "script-src 'HASH'", {}, before)
    await page.locator('[data-widget=poll][data-widget-state=error]').waitFor()
    await expect
      .poll(() => problems.errors.filter((error) => error.includes('[quiosc]')))
      .toEqual([expect.stringContaining('could not be loaded')])
  },
)

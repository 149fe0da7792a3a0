import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import type { Quiosc } from '#islands/loader/quiosc.types.ts'
import { firstByTier, itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/login-prompt/login-prompt.messages.ts'
import { loadIntl } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'
import { engines } from './support/site.ts'

const { reader, url } = startNewspaper()

/** The two lines of docs/including.md, in their script. */
const [, stub = ''] = /^```html calls\.html\n([\s\S]*?)^```$/m.exec(readFileSync('docs/including.md', 'utf8')) ?? []

const builds = [
  ...engines.map(({ engine, script }) => [engine, `<script type="module" src="${script}"></script>`] as const),
  ['one file', '<script src="/quiosc/widgets.iife.js"></script>'] as const,
]

const NONCE = 'r4nd0m'
const policies = [
  ['no policy', undefined],
  ['scripts by a nonce', `script-src 'nonce-${NONCE}'; style-src 'self'; connect-src 'self'; default-src 'none'`],
] as const

/** A page with the stub, whose own script makes calls before the library is there. */
function pageOf(library: string, calls: string, policy: string | undefined): string {
  const html = `<html lang="en"><head><title>Page</title><link rel="icon" href="data:,">${stub}<script>${calls}</script>${library}</head><body><p>Text.</p></body></html>`
  return policy === undefined ? html : html.replaceAll('<script', `<script nonce="${NONCE}"`)
}

const prompt = (page: Page) => page.getByRole('dialog', { name: loadIntl('en').t(messages.title) })

it.each(
  firstByTier(
    builds.flatMap((build) => policies.map((policy) => [...build, ...policy] as const)),
    2,
  ),
)(
  'a call that a page makes before the script has loaded is made once it has: %s, %3$s',
  async (_, library, __, policy) => {
    const { page, problems } = await reader()
    const calls = `window.statuses = []
      quiosc.configure({ lang: 'en' })
      quiosc.calls.push(['session.subscribe', ({ status }) => statuses.push(status)])
      quiosc.open('login-prompt')`
    await openOwnPage(page, url(), pageOf(library, calls, policy), '/own/calls', policy && `${policy}; img-src data:`)
    await prompt(page).waitFor()
    await expect.poll(() => page.evaluate('window.statuses')).toEqual(['anonymous'])
    expect(problems.errors).toEqual([])
  },
)

itInProof('a call that fails is reported in one line, and the next is made', async () => {
  const { page, problems } = await reader()
  const calls = `quiosc.calls.push(['opne', 'login-prompt']); quiosc.mount(); quiosc.open('login-prompt')`
  await openOwnPage(page, url(), pageOf(builds[0]?.[1] ?? '', calls, undefined))
  await prompt(page).waitFor()
  expect(problems.errors).toEqual([
    expect.stringMatching(/^\[quiosc\] calls: \[opne, login-prompt\] TypeError/),
    expect.stringMatching(/^\[quiosc\] calls: \[mount\] TypeError/),
  ])
})

it('the stub’s two lines keep all calls but those about what exists already', async () => {
  const { page } = await reader()
  await openOwnPage(page, url(), pageOf(builds[0]?.[1] ?? '', 'window.kept = Object.keys(quiosc)', undefined))
  await page.waitForFunction('window.quiosc.version')
  const functions = await page.evaluate(() =>
    Object.keys(window.quiosc ?? {}).filter((name) => typeof window.quiosc?.[name as keyof Quiosc] === 'function'),
  )
  const kept = (await page.evaluate('window.kept')) as string[]
  expect(kept.filter((name) => name !== 'calls').toSorted()).toEqual(
    functions.filter((name) => name !== 'doctor').toSorted(),
  )
})

it('the stub’s two lines do nothing on a page that has the library already', async () => {
  const { page, problems } = await reader()
  const [, , [, classic = ''] = []] = builds
  await openOwnPage(
    page,
    url(),
    `<html lang="en"><head><title>Page</title><link rel="icon" href="data:,">${classic}${stub}</head><body><script>quiosc.open('login-prompt')</script></body></html>`,
  )
  await prompt(page).waitFor()
  expect(await page.evaluate('typeof quiosc.version')).toBe('string')
  expect(problems.errors).toEqual([])
})

import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { createToken } from '#mocks/backend/token.ts'
import { firstByTier } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'

const { reader, url } = startNewspaper()

const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
const own = createToken('subscriber', ago(10))

/** As another subdomain can write it: no signature, and any claims. */
function forged(claims: object): string {
  const payload = Buffer.from(JSON.stringify({ sub: 'nobody', ...claims })).toString('base64url')
  return `e30.${payload}.x`
}

/** Sets a cookie of the session's name; those of a longer path come first. */
const toss = (context: BrowserContext, value: string, path = '/own') =>
  context.addCookies([{ name: 'nx-session-user', value, domain: new URL(url()).hostname, path }])

const shell = '<div data-widget="page-shell"><a href="/">Fallback</a></div>'
const open = (page: Page, script: string) =>
  openOwnPage(
    page,
    url(),
    `<html lang="ca"><head><script type="module" src="${script}"></script></head><body>${shell}</body></html>`,
  )

/** The id of the reader whom the page takes for signed in, once it knows; else the session's status. */
const idOf = async (page: Page) => {
  await page.waitForFunction(() => window.quiosc && !['loading'].includes(window.quiosc.session.get().status))
  return page.evaluate(() => {
    const state = window.quiosc?.session.get()
    return state?.status === 'signedIn' ? state.user.id : state?.status
  })
}

describe.each(enginesByTier('lite'))('a second cookie of the session’s name, $engine', ({ script }) => {
  it.each(
    firstByTier(
      [
        ['newer', { iat: ago(1).getTime() / 1000 }],
        ['of tomorrow', { iat: ago(-24 * 60).getTime() / 1000 }],
        ['without a time', { exp: ago(-99 * 24 * 60).getTime() / 1000 }],
      ],
      1,
    ),
  )('signs nobody out with a token that is %s and refused', async (_, claims) => {
    const { page, context } = await reader()
    await toss(context, own, '/')
    await toss(context, forged(claims))
    await open(page, script)
    await expect.poll(() => idOf(page)).not.toBe('anonymous')
    const kept = (await context.cookies()).filter(({ name }) => name === 'nx-session-user').map(({ value }) => value)
    expect(kept).toContain(own)
  })

  it('does not replace a reader whose profile has loaded', async () => {
    const { page, context } = await reader()
    await toss(context, own, '/')
    await open(page, script)
    const id = await idOf(page)
    await toss(context, createToken('registered', ago(1)))
    await open(page, script)
    expect(await idOf(page)).toBe(id)
  })
})

import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { createToken } from '#mocks/backend/token.ts'
import { byTier } from '#testing/byTier.ts'
import { settingsMessages } from '#widgets/profile/settings/settings.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { t } from './support/loadIntl.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

/** Browsers resolve it by themselves, and let its pages have cookies of the domain above. */
const HOST = 'www.diari.localhost'
const WIDE = '.diari.localhost'

/** Signed in before the new token was issued: the server's cookie is for the whole domain. */
const HOUR = 60 * 60 * 1000
const old = createToken('registered', new Date(Date.now() - HOUR))
const token = createToken('subscriber', new Date())

const cookies = async (page: Page) => {
  const all = await page.context().cookies()
  return all.filter(({ name }) => name === 'nx-session-user').map(({ domain, value }) => ({ domain, value }))
}

/** A page below the domain for which the server has set the session's cookie. */
async function open(
  script: string,
  {
    config,
    classes,
    suffix = '',
  }: Partial<Record<'classes' | 'suffix', string>> & { config?: Record<string, unknown> },
) {
  const { page, context, problems } = await reader()
  const site = url().replace('127.0.0.1', HOST)
  await context.addCookies([{ name: 'nx-session-user', value: old, domain: WIDE, path: '/' }])
  const body = '<div data-widget="profile"><a href="/">Fallback</a></div>'
  await openTestPage(page, site, { script, body, ...(config && { config }), ...(classes && { classes }), suffix })
  return { page, problems, site }
}

describe('a session cookie of the whole domain', () => {
  const test = alternateEngines()

  for (const config of byTier([{}, { cookieDomain: WIDE }], [{ cookieDomain: WIDE }]))
    test(`is removed by a sign-out, ${JSON.stringify(config)}`, async ({ script }) => {
      const { page } = await open(script, { config, suffix: '#profile.settings' })
      expect(await cookies(page)).toEqual([{ domain: WIDE, value: old }])
      await page.getByRole('button', { name: t(settingsMessages.signOut), exact: true }).click()
      await expect.poll(() => cookies(page)).toEqual([])
    })

  const inApp = { classes: 'app-android', suffix: `#x-bbnxauthorization=${token}` }

  test.inProof('is replaced by a new token of the host alone', async ({ script }) => {
    const { page } = await open(script, inApp)
    await expect.poll(() => cookies(page)).toEqual([{ domain: HOST, value: token }])
  })

  test('is replaced by a new token where the configuration names its domain', async ({ script }) => {
    const { page } = await open(script, { ...inApp, config: { cookieDomain: WIDE } })
    await expect.poll(() => cookies(page)).toEqual([{ domain: WIDE, value: token }])
  })

  for (const [host, domain] of [
    ['www.diari.co.uk', 'co.uk'],
    ['diari.github.io', 'github.io'],
  ] as const)
    test.inProof(
      `is set for the host where the configuration names ${domain}, which nobody owns`,
      async ({ script }) => {
        const { page, problems } = await reader()
        const site = `http://${host}`
        await page.route(`${site}/**`, async (route) => {
          const response = await route.fetch({ url: route.request().url().replace(site, url()) })
          await route.fulfill({ response })
        })
        const body = '<div data-widget="profile"><a href="/">Fallback</a></div>'
        await openTestPage(page, site, { script, body, ...inApp, config: { cookieDomain: domain, env: 'PRE' } })
        await expect.poll(() => cookies(page)).toEqual([{ domain: host, value: token }])
        expect(problems.errors.join()).toContain(`refused a cookie of the domain “${domain}”`)
      },
    )

  test('is set for the host where the configuration names a domain that is not the page’s', async ({ script }) => {
    const { page, problems } = await open(script, { ...inApp, config: { cookieDomain: 'diari.example', env: 'PRE' } })
    await expect.poll(() => cookies(page)).toEqual([{ domain: HOST, value: token }])
    expect(problems.errors.join()).toContain('refused a cookie of the domain “diari.example”')
  })
})

import { expect, it } from 'vitest'
import { aloma, ORIGIN, ok, startBackend } from '#testing/account/openAccountPage.tsx'
import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { back, openLogin, signIn, toPassword } from '../login.fixture.tsx'

const backend = startBackend()

/** Some of each kind: src/lib/site/addresses/readBackUrl.test.ts has all of them. */
const sample = hostileUrls.filter((_, index) => index % 8 === 0)

it.each(sample)('the login replaces a hostile backUrl with the front page: %j', async (backUrl) => {
  const path = `/usuari/login?${new URLSearchParams({ backUrl })}`
  const { view, redirects } = openLogin({ path, origin: 'https://www.diari.example' })
  const company = await view.findByRole('link', { name: 'Continue with Google' })
  expect(company.getAttribute('href')).toBe('/api/front/user/login/google?backUrl=%2F')
  await back(view)
  expect(redirects).toEqual(['https://www.diari.example/'])
})

it.each(['javascript:alert(1)', '//evil.example', '\\\\evil.example', 'https://www.diari.example@evil.example'])(
  'the login redirects to the front page instead of a marker’s hostile backUrl: %j',
  async (backUrl) => {
    const { view, redirects } = openLogin({ options: { backUrl } })
    await toPassword(view, backend)
    backend.answer('user/login', ok({ user: aloma }))
    await signIn(view)
    await expect.poll(() => redirects).toEqual([`${ORIGIN}/`])
  },
)

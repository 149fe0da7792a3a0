import { expect, it } from 'vitest'
import { aloma, ORIGIN, said, startBackend } from '../../src/account/testing/openAccountPage.tsx'
import { hostileUrls } from '../../src/site/hostileUrls.fixture.ts'
import { back, openLogin, signIn, toPassword } from './login.fixture.tsx'

const backend = startBackend()

it('knows sixty ways and more to lead a reader elsewhere', () => {
  expect(new Set(hostileUrls).size).toBeGreaterThanOrEqual(60)
})

it.each(hostileUrls)('a backUrl %j leads to the front page', async (backUrl) => {
  const path = `/usuari/login?${new URLSearchParams({ backUrl })}`
  const { view, followed } = openLogin({ path, origin: 'https://www.diari.example' })
  const company = await view.findByRole('link', { name: 'Continue with Google' })
  expect(company.getAttribute('href')).toBe('/api/front/user/login/google?backUrl=%2F')
  await back(view)
  expect(followed).toEqual(['https://www.diari.example/'])
})

it.each(['javascript:alert(1)', '//evil.example', '\\\\evil.example', 'https://www.diari.example@evil.example'])(
  'a marker’s %j too, and after a sign-in',
  async (backUrl) => {
    const { view, followed } = openLogin({ options: { backUrl } })
    await toPassword(view, backend)
    backend.answer('user/login', said({ user: aloma }))
    await signIn(view)
    await expect.poll(() => followed).toEqual([`${ORIGIN}/`])
  },
)

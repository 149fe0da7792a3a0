import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { back, showPaywall } from '../testing/showPaywall.fixture.tsx'

afterEach(() => sessionStorage.clear())

const show = (scenario = {}) => showPaywall({ type: 'login-register' }, scenario)

it('a paywall’s form to sign in passes the e-mail address to the login page', async () => {
  const { view, location } = show()
  await userEvent.type(await view.findByRole('textbox', { name: 'Email address' }), ' agata@diari.example')
  await userEvent.keyboard('{Enter}')
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(`/usuari/login?backUrl=${back}&email=agata%40diari.example`)
})

it.each([
  ['', 'Enter your email address.'],
  ['agata', 'This email address is not valid.'],
])(
  'a paywall’s form to sign in does not submit the address %j, and shows the problem under the field',
  async (typed, problem) => {
    const { view, location, shadow } = show()
    const field = await view.findByRole('textbox', { name: 'Email address' })
    if (typed) await userEvent.type(field, typed)
    await userEvent.click(view.getByRole('button', { name: 'Continue' }))
    const wrong = view.getByRole('textbox', { name: 'Email address', description: problem })
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(shadow.activeElement).toBe(wrong)
    expect(location.assign).not.toHaveBeenCalled()

    await userEvent.type(field, 'x')
    expect(view.queryByText(problem)).toBeNull()
  },
)

it.each(['web', 'android'])(
  'a paywall’s form to sign in shows the editors’ texts instead of the defaults, channel %s',
  async (channel) => {
    const { view } = showPaywall(
      { type: 'login-register', text: 'Reading is free.', boldText: 'Since 1976.' },
      { channel: channel === 'web' ? 'web' : 'android' },
    )
    expect(await view.findByText('Reading is free.')).toBeDefined()
    expect(view.getByText('Since 1976.').tagName).toBe('STRONG')
    expect(view.queryByText(/Enter your email/)).toBeNull()
  },
)

it('a paywall’s form to sign in keeps the draft over a reload', async () => {
  const { view } = show()
  await userEvent.type(await view.findByRole('textbox', { name: 'Email address' }), 'agata@dia')
  const reloaded = show()
  expect(await reloaded.view.findByDisplayValue('agata@dia')).toBeDefined()
})

it.each(['Google', 'Facebook', 'Apple'])(
  'a paywall’s form to sign in opens %s by a full-page navigation',
  async (company) => {
    const { view } = show()
    const link = await view.findByRole('link', { name: `Continue with ${company}` })
    expect(link.getAttribute('href')).toBe(`/api/front/user/login/${company.toLowerCase()}?backUrl=${back}`)
  },
)

it('a paywall’s form to sign in has one button in the app, which opens the native login', async () => {
  const { view, app } = show({ channel: 'ios' })
  await userEvent.click(await view.findByRole('button', { name: 'Sign in or register' }))
  expect(app.send.mock.calls.at(-1)).toEqual(['showLogin', { backUrl: decodeURIComponent(back) }])
  expect(view.queryByRole('textbox')).toBeNull()
  expect(view.queryByRole('link')).toBeNull()
})

it('a paywall’s form to sign in is hidden from signed-in readers', async () => {
  const { view, emit } = show({ user: {} })
  await expect.poll(() => emit.mock.calls.length).toBe(1)
  expect(view.queryByRole('heading')).toBeNull()
})

import { HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '#testing/runAxe.ts'
import { setCookie } from '#testing/setCookie.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { banner } from './offer/banner.fixture.ts'
import { paywallTypes } from './paywall.schema.ts'
import { answerMessage, back, failMessage, showPaywall } from './testing/showPaywall.fixture.tsx'

const worker = startNetwork()

const address = (element: HTMLElement) => element.getAttribute('href')

describe('the paywall of each type', () => {
  it.each([
    [
      'blocking',
      'Keep reading with a subscription',
      'Choose your subscription',
      `/promocions/estandard-pw?backUrl=${back}`,
    ],
    [
      'blocking-community',
      'This article is for the community',
      'Join the community',
      `/promocions/criatures/?backUrl=${back}`,
    ],
    ['regiwall', 'Register for free to keep reading', 'Create a free account', `/usuari/register?backUrl=${back}`],
    ['column-offer', 'The whole newspaper, without limits', 'Subscribe', `/portada/digital-12m/dades?backUrl=${back}`],
    ['gift-expired', 'This gift article has expired', 'Subscribe', `/promocions/estandard-pw?backUrl=${back}`],
  ])('has its own title, text and offer: %s', async (type, title, cta, href) => {
    const { view } = showPaywall({ type })
    expect(await view.findByRole('heading', { level: 2, name: title })).toBeDefined()
    expect(address(view.getByRole('link', { name: cta }))).toBe(href)
    const known = type === 'regiwall' ? 'Already have an account? Sign in' : 'Already a subscriber? Sign in'
    expect(address(view.getByRole('link', { name: known }))).toBe(`/usuari/login?backUrl=${back}`)
  })

  it('column-counter shows how many free articles are used', async () => {
    setCookie('nx-paywall-data-1006', { userCounter: 7, conditionCounter: 10 })
    const { view } = showPaywall({ type: 'column-counter', contentId: '1006' }, { user: {} })
    expect(
      await view.findByRole('heading', { name: 'You have read 7\u00a0of your 10\u00a0free articles this month' }),
    ).toBeDefined()
    expect(view.queryByRole('link', { name: /Sign in/ })).toBeNull()
  })

  it.each([
    ['2026-12-05', '14\u00a0days left in your trial'],
    ['2026-11-22', '1\u00a0day left in your trial'],
    ['2026-11-21', 'Your trial period ends today'],
    ['2026-11-20', 'Your trial period is over'],
  ])('column-trial until %s has the title “%s”', async (endTrialDate, title) => {
    const { view } = showPaywall({ type: 'column-trial' }, { user: { endTrialDate } })
    expect(await view.findByRole('heading', { name: title })).toBeDefined()
  })

  it('gift shows how long it lasts, and links to the rates', async () => {
    setCookie('nx-paywall-data-1004', { remainingDays: 4 })
    const { view } = showPaywall({ type: 'gift', contentId: '1004' })
    expect(await view.findByText('Expires in 4 days')).toBeDefined()
    expect(view.getByText('Subscribers can give away up to ten articles a month.')).toBeDefined()
    expect(address(view.getByRole('link', { name: 'See all prices' }))).toBe(`/tarifes?backUrl=${back}`)
  })

  it('gift-expired links to the page’s backUrl', async () => {
    const { view } = showPaywall({ type: 'gift-expired' }, { href: 'https://www.diari.example/g?backUrl=%2Fportada' })
    expect(address(await view.findByRole('link', { name: 'Continue' }))).toBe('https://www.diari.example/portada')
  })

  it('gift-expired does not link to another site', async () => {
    const { view } = showPaywall(
      { type: 'gift-expired' },
      { href: 'https://www.diari.example/g?backUrl=https://evil.example' },
    )
    expect(address(await view.findByRole('link', { name: 'Subscribe' }))).toContain('/promocions/estandard-pw')
  })
})

describe('the access past the paywall', () => {
  it.each([
    ['a gift', 'nx-paywall-giveaway-1004', '1'],
    ['a voucher', 'nx-paywall-content-voucher', '1004'],
    ['the backend', 'nx-paywall-data-1004', { accessGranted: true }],
  ])('by %s leaves no wall, and sends no request', async (_, name, value) => {
    setCookie(name, value)
    const { view, emit, track } = showPaywall({ type: 'blocking', contentId: '1004', messageId: '501' })
    await expect.poll(() => emit.mock.calls).toEqual([['quiosc:paywall-hidden', { type: 'blocking', access: true }]])
    expect(view.queryByRole('heading')).toBeNull()
    expect(track).not.toHaveBeenCalled()
  })

  it.each([
    [
      'an upgrade where the subscription leaves the article out',
      { subscriber: true, hasSubscriberSiteIds: [6] },
      'Upgrade your subscription',
    ],
    [
      'the pending payment to an unpaid subscriber whose subscription leaves the article out',
      { subscriber: true, type: 4, hasSubscriberSiteIds: [6] },
      'Complete the payment',
    ],
    ['the way back to whoever had a subscription', { type: 5 }, 'Reactivate your subscription'],
    ['a subscription to a registered reader', {}, 'Choose your subscription'],
  ])('is denied with an offer for %s, and no sign-in', async (_, user, cta) => {
    setCookie('nx-paywall-data-1004', { accessGranted: false })
    const { view } = showPaywall({ type: 'blocking', contentId: '1004' }, { user })
    expect(await view.findByRole('link', { name: cta })).toBeDefined()
    expect(view.queryByRole('link', { name: /Sign in/ })).toBeNull()
  })

  it('is open to a subscriber whose renewal failed, who is warned', async () => {
    setCookie('nx-paywall-data-1004', { accessGranted: false })
    const unpaid = { user: { subscriber: true, type: 4 } }
    const wall = showPaywall({ type: 'blocking', contentId: '1004' }, unpaid)
    await expect
      .poll(() => wall.emit.mock.calls)
      .toEqual([['quiosc:paywall-hidden', { type: 'blocking', access: true }]])
    const column = showPaywall({ type: 'column-offer', contentId: '1004', textLinkRates: 'Rates' }, unpaid)
    expect(await column.view.findByRole('heading', { name: 'Your subscription is about to expire' })).toBeDefined()
  })

  it('is closed by the regiwall for an account that the cookie denies, because the server has cut the text', async () => {
    setCookie('nx-paywall-data-1003', { accessGranted: false, userCounter: 3, conditionCounter: 10 })
    const { view } = showPaywall({ type: 'regiwall', contentId: '1003' }, { user: {} })
    expect(await view.findByRole('heading', { name: 'Keep reading with a subscription' })).toBeDefined()
    expect(view.queryByRole('link', { name: 'Create a free account' })).toBeNull()
  })

  it('ignores a malformed cookie, which is reported', async () => {
    setCookie('nx-paywall-data-1004', '{"accessGranted": tru')
    const { view, report } = showPaywall({ type: 'blocking', contentId: '1004' })
    expect(await view.findByRole('heading', { name: 'Keep reading with a subscription' })).toBeDefined()
    expect(report).toHaveBeenCalledOnce()
  })

  it('is given by the voucher’s event, which sets the cookie and reloads the page', async () => {
    setCookie('nx-paywall-content-voucher', '')
    const { view, location } = showPaywall({ type: 'blocking', contentId: '1004' })
    await view.findByRole('heading')
    document.dispatchEvent(new CustomEvent('quiosc:content-voucher', { detail: { contentId: '1004' } }))
    expect(document.cookie).toContain('nx-paywall-content-voucher=1004')
    expect(location.reload).toHaveBeenCalledOnce()
  })
})

describe('the message of the paywall', () => {
  it('fills the box, but an attribute takes precedence', async () => {
    worker.use(
      answerMessage({
        title: 'From the message',
        text: 'Plain',
        boldText: 'Bold',
        blueText: 'Blue',
        regularText: 'Regular',
      }),
    )
    const { view } = showPaywall({ type: 'blocking', messageId: '501', text: 'From the marker' })
    expect(view.getByRole('status').textContent).toBe('Loading the message…')
    expect(await view.findByRole('heading', { name: 'From the message' })).toBeDefined()
    expect(view.getByText('From the marker')).toBeDefined()
    expect(view.getByText('Bold').tagName).toBe('STRONG')
    expect(view.getByText('Regular')).toBeDefined()
  })

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['a server that fails', () => new HttpResponse(null, { status: 500 })],
    ['a message that is not there', () => new HttpResponse(null, { status: 404 })],
    ['an answer of another shape', () => HttpResponse.json({ response: { title: 7 } })],
  ])('keeps the fallback usable when it does not load, and is retried by one press: %s', async (_, response) => {
    worker.use(failMessage(response), answerMessage({ title: 'There it is' }))
    const { view, fallback, shadow } = showPaywall({ type: 'blocking', messageId: '501' })
    expect((await view.findByRole('alert')).textContent).toContain('We could not load the message.')
    expect(fallback.assignedSlot).not.toBeNull()

    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    expect(await view.findByRole('heading', { name: 'There it is' })).toBeDefined()
    expect(fallback.assignedSlot).toBeNull()
    expect(shadow.activeElement).not.toBeNull()
  })
})

describe('events of the paywall', () => {
  it('report the shown wall once', async () => {
    const { view, emit, track, app } = showPaywall({ type: 'regiwall' })
    await view.findByRole('heading')
    expect(emit.mock.calls).toEqual([['quiosc:paywall-shown', { type: 'regiwall', access: false }]])
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'paywall', action: 'view', label: 'regiwall' })
    expect(app.send).not.toHaveBeenCalled()
  })

  it('report a view with or without access once, also to the app', async () => {
    const closed = showPaywall({ type: 'blocking' }, { channel: 'android' })
    await closed.view.findByRole('heading')
    expect(closed.app.send.mock.calls).toEqual([['paywallView', { type: 'blocking', access: false }]])
    const open = showPaywall({ type: 'blocking' }, { channel: 'ios', user: { subscriber: true } })
    await expect.poll(() => open.app.send.mock.calls).toEqual([['paywallView', { type: 'blocking', access: true }]])
  })
})

describe('the paywall in the app', () => {
  it('opens native screens for login and registration', async () => {
    const { view, app } = showPaywall({ type: 'regiwall' }, { channel: 'android' })
    await userEvent.click(await view.findByRole('link', { name: 'Create a free account' }))
    await userEvent.click(view.getByRole('link', { name: 'Already have an account? Sign in' }))
    expect(app.send.mock.calls.map(([action]) => action)).toEqual(['paywallView', 'showRegister', 'showLogin'])
  })

  it('opens native screens for an editor’s links to login and registration, too', async () => {
    const { view, app } = showPaywall(
      {
        type: 'blocking',
        ctaText: 'Subscribe',
        linkText: 'Sign in here',
        linkUrl: '/usuari/login?utm=1',
        subscriptionHtml: '<a href="/usuari/register"><b>Register</b> here</a>',
      },
      { channel: 'android' },
    )
    await userEvent.click(await view.findByText('Register'))
    await userEvent.click(view.getByRole('link', { name: 'Sign in here' }))
    expect(app.send.mock.calls.slice(1)).toEqual([
      ['showRegister', { backUrl: decodeURIComponent(back) }],
      ['showLogin', { backUrl: decodeURIComponent(back) }],
    ])
  })

  it('shows no price and no link to a purchase on iOS', async () => {
    const { view } = showPaywall({ type: 'blocking', ...banner }, { channel: 'ios' })
    await view.findByRole('heading', { name: 'A year of news' })
    for (const text of ['29 €', '58 €', '-50 %', 'Secure payment']) expect(view.queryByText(text)).toBeNull()
    expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sign in'])
    expect(view.queryByRole('listitem')).toBeNull()
  })
})

it('a paywall of any type has no axe violations', async () => {
  setCookie('nx-paywall-data-1', { remainingDays: 3, userCounter: 3 })
  for (const type of paywallTypes) {
    const { view, host } = showPaywall({ type, contentId: '1', ...banner })
    await view.findByRole('heading')
    const { violations } = await runAxe(host, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${type} ${id} ${nodes[0]?.html}`)).toEqual([])
  }
})

import { within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '#testing/runAxe.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerIssues, germanForms, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

type Shown = ReturnType<typeof showArchive>

async function openLocked(scenario: Parameters<typeof showArchive>[0]) {
  worker.use(answerIssues().handler)
  const shown = showArchive(scenario)
  const paper = await shown.view.findByRole('button', { name: /^20\/11\/2026/ })
  await userEvent.click(paper)
  return { ...shown, paper }
}

const address = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', window.location.href)

it('a focused paper keeps the focus when the reader gains or loses access', async () => {
  worker.use(answerIssues().handler)
  const { view, shadow, signIn } = showArchive({ loading: true })
  const paper = await view.findByRole('button', { name: /^20\/11\/2026/ })
  paper.focus()
  signIn({ subscriber: true })
  const link = await view.findByRole('link', { name: /^20\/11\/2026/ })
  await vi.waitFor(() => expect(shadow.activeElement).toBe(link))
  signIn(null)
  const closed = await view.findByRole('button', { name: /^20\/11\/2026/ })
  await vi.waitFor(() => expect(shadow.activeElement).toBe(closed))
})

describe('a closed paper', () => {
  it('offers a visitor a subscription, with a backUrl to this page', async () => {
    const { view, host, track, shadow, paper } = await openLocked({ user: null, path: '/hemeroteca/edition/portclar' })
    expect(view.getByRole('dialog', { name: 'To read this print issue, you need the full subscription' })).toBeDefined()
    for (const [name, path] of [
      ['Subscribe', '/subscripcions/hemeroteca/'],
      ['Already a subscriber? Sign in', '/usuari/login'],
    ] as const) {
      const { pathname, searchParams } = address(view.getByRole('link', { name }))
      expect(pathname).toBe(path)
      expect(searchParams.get('backUrl')).toBe(window.location.href + (name === 'Subscribe' ? '' : '#quiosc-resume'))
    }
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'locked', label: 'signedOut' })
    expect(view.getByText(/you can read and download every print issue/)).toBeVisible()
    expect(view.queryByRole('link', { name: 'Register' })).toBeNull()
    const { violations } = await runAxe(host)
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('dialog')).toBeNull()
    expect(shadow.activeElement).toBe(paper)
  })

  it.each([
    ['ara', 'PRO', '€0.99', '/subscripcions'],
    ['es', 'PRE', '€0.99', '/subscripcions/pre'],
    ['balears', 'PRO', '€2.99', '/subscripcions/balears'],
    ['en-balears', 'INT', '€2.99', '/subscripcions/pre/balears'],
  ])('offers a reader without a subscription this issue or a subscription: %s, %s', async (site, env, price, shop) => {
    const { view } = await openLocked({ user: {}, config: { site, env } })
    expect(
      view.getByText(
        'You can buy just “Daily 20/11/2026”, or subscribe and read and download every print issue, today’s and all those before it.',
      ),
    ).toBeDefined()
    // As in every dialog, the one that stands out comes first.
    const offers = within(view.getByRole('dialog')).getAllByRole('link')
    expect(offers.map(({ textContent }) => textContent)).toEqual(['Subscribe', `Buy it for ${price}`])
    const buy = address(view.getByRole('link', { name: `Buy it for ${price}` }))
    expect(buy.pathname).toBe(`${shop}/exemplar/dades`)
    expect(Object.fromEntries(buy.searchParams)).toEqual({ pdf: '1020', backUrl: window.location.href })
    expect(address(view.getByRole('link', { name: 'Subscribe' })).pathname).toBe(`${shop}/hemeroteca/`)
  })

  it('names the paper and its price in German’s own form', async () => {
    worker.use(answerIssues().handler)
    const { view } = showArchive({ user: {}, intl: germanForms() })
    await userEvent.click(await view.findByRole('button', { name: /^20\.11\.2026/ }))
    expect(view.getByText(/just “Daily 20\.11\.2026”/)).toBeVisible()
    expect(view.getByRole('link', { name: 'Buy it for €0,99' })).toBeVisible()
  })

  it('offers the larger subscription to a subscriber who lacks the archive', async () => {
    const { view } = await openLocked({ user: { subscriber: true, limited: true } })
    expect(view.getByRole('dialog', { name: 'Your subscription does not include the archive' })).toBeDefined()
    expect(address(view.getByRole('link', { name: 'Upgrade your subscription' })).pathname).toBe('/promocions/upgrade')
  })

  it('links to the addresses that the marker sets, and never off the site', async () => {
    const options = { issueUrl: '/botiga/exemplar?tipus=pdf', subscribeUrl: 'https://evil.example/' }
    const { view } = await openLocked({ user: {}, options })
    const buy = address(view.getByRole('link', { name: /^Buy it/ }))
    expect(buy.pathname + buy.search).toMatch(/^\/botiga\/exemplar\?tipus=pdf&pdf=1020&backUrl=/)
    const subscribe = address(view.getByRole('link', { name: 'Subscribe' }))
    expect([subscribe.host, subscribe.pathname]).toEqual([window.location.host, '/'])
  })

  it('is open to an Apple subscriber', async () => {
    worker.use(answerIssues().handler)
    const { view } = showArchive({ user: { subscriptionType: 'apple' } })
    expect(await view.findByRole('link', { name: /^20\/11\/2026/ })).toBeDefined()
  })

  it.each([[null], [{}], [{ subscriber: true, limited: true }]])(
    'offers no purchase in the iOS app: %j',
    async (user) => {
      const { view } = await openLocked({ user, channel: 'ios' })
      const links = view.queryAllByRole('link').map(({ textContent }) => textContent)
      expect(links.filter((text) => !['Sign in', 'Show more'].includes(text ?? ''))).toEqual([])
      expect(view.queryByText(/€|subscri(be|ptions)$/i)).toBeNull()
    },
  )
})

describe('an archive’s reader who gains access', () => {
  const catchOpened = () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => open.mockRestore())
    return open
  }

  it('gets the requested paper after a sign-in on the same page', async () => {
    const opened = catchOpened()
    const { view, signIn, shadow } = await openLocked({ user: null })
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    const link = view.getByRole<HTMLAnchorElement>('link', { name: /^20\/11\/2026/ })
    expect(opened).toHaveBeenCalledExactlyOnceWith(link.href, '_blank', 'noopener')
    expect(shadow.activeElement).toBe(link)
  })

  it('gets the paper once after returning from the login page', async () => {
    const opened = catchOpened()
    const first = await openLocked({ user: null })
    first.leave()
    worker.use(answerIssues().handler)
    const { view, assign, signIn } = showArchive({ loading: true, path: '/hemeroteca/2#quiosc-resume' })
    await view.findByRole('heading', { name: 'Previous issues, page 2' })
    expect(assign).not.toHaveBeenCalled()
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(assign.mock.calls.length + opened.mock.calls.length).toBe(1))
    expect([...assign.mock.calls, ...opened.mock.calls][0]?.[0]).toMatch(/\/pdf\/20\.pdf$/)
    expect(window.location.hash).toBe('')
    expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull()
  })

  it('sees the offer after returning from the login page without a subscription', async () => {
    const first = await openLocked({ user: null })
    first.leave()
    worker.use(answerIssues().handler)
    const { view } = showArchive({ user: {}, path: '/hemeroteca#quiosc-resume' })
    expect(await view.findByText(/^You can buy just “Daily 20\/11\/2026”/)).toBeDefined()
  })

  it.each([
    ['after a purchase', async (view: Shown['view']) => view.getByRole('link', { name: /^Buy it/ })],
    ['after a reload', async () => undefined],
  ])('is not offered the paper again %s, without a subscription', async (_, find) => {
    const first = await openLocked({ user: {} })
    const link = await find(first.view)
    link?.addEventListener('click', (event) => event.preventDefault())
    if (link) await userEvent.click(link)
    first.leave()
    worker.use(answerIssues().handler)
    const second = showArchive({ user: {} })
    await second.view.findByRole('button', { name: /^20\/11\/2026/ })
    await new Promise(requestAnimationFrame)
    expect(second.view.queryByRole('dialog')).toBeNull()
  })

  it('gets no paper after closing the dialog', async () => {
    const opened = catchOpened()
    const { view, signIn, assign } = await openLocked({ user: null })
    await userEvent.keyboard('{Escape}')
    signIn({ subscriber: true })
    await view.findByRole('link', { name: /^20\/11\/2026/ })
    expect([...opened.mock.calls, ...assign.mock.calls]).toEqual([])
  })

  it('gets no paper after going back to another list, and no offer either', async () => {
    const opened = catchOpened()
    const { view, signIn, assign } = await openLocked({ user: null })
    window.history.replaceState(null, '', '/hemeroteca/2')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await view.findByRole('heading', { name: 'Previous issues, page 2' })
    expect(view.queryByRole('dialog')).toBeNull()
    signIn({ subscriber: true })
    await view.findByRole('link', { name: /^17\/11\/2026|^19\/11\/2026/ })
    expect([...opened.mock.calls, ...assign.mock.calls]).toEqual([])
  })

  it('gets the offer when they lack a subscription', async () => {
    const opened = catchOpened()
    const { view, signIn } = await openLocked({ user: null })
    signIn({})
    expect(await view.findByRole('dialog', { name: 'Would you like to read this print issue?' })).toBeDefined()
    expect(opened).not.toHaveBeenCalled()
  })

  it('gets the paper once the session has loaded', async () => {
    const opened = catchOpened()
    const { view, signIn, track } = await openLocked({ loading: true })
    expect(view.queryByRole('dialog')).toBeNull()
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'open', label: 'Daily 20/11/2026' })
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { runAxe } from '../../../src/island/testing/runAxe.ts'
import { startNetwork } from '../../../src/island/testing/startNetwork.ts'
import { answerIssues, showArchive } from '../archive.fixture.tsx'

const worker = startNetwork()

async function ask(circumstances: Parameters<typeof showArchive>[0]) {
  worker.use(answerIssues().handler)
  const shown = showArchive(circumstances)
  const paper = await shown.view.findByRole('button', { name: /^20\/11\/2026/ })
  await userEvent.click(paper)
  return { ...shown, paper }
}

const address = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', window.location.href)

it('a paper that opens, or closes, under the reader’s focus keeps it', async () => {
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
  it('asks a visitor to sign in, and back here', async () => {
    const { view, host, track, shadow, paper } = await ask({ user: null, path: '/hemeroteca/edition/portclar' })
    expect(view.getByRole('dialog', { name: 'The archive is for subscribers' })).toBeDefined()
    for (const [name, path] of [
      ['Sign in', '/usuari/login'],
      ['Register', '/usuari/register'],
      ['See the subscriptions', '/subscripcions/hemeroteca/'],
    ] as const) {
      const { pathname, searchParams } = address(view.getByRole('link', { name }))
      expect(pathname).toBe(path)
      expect(searchParams.get('backUrl')).toBe(window.location.href + (name.startsWith('See') ? '' : '#quiosc-resume'))
    }
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'locked', label: 'signedOut' })
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
  ])('offers whoever has no subscription this one or all of them: %s, %s', async (site, env, price, shop) => {
    const { view } = await ask({ user: {}, config: { site, env } })
    expect(
      view.getByText('You can buy just “Daily 20/11/2026”, or subscribe and have the whole archive.'),
    ).toBeDefined()
    const buy = address(view.getByRole('link', { name: `Buy it for ${price}` }))
    expect(buy.pathname).toBe(`${shop}/exemplar/dades`)
    expect(Object.fromEntries(buy.searchParams)).toEqual({ pdf: '1020', backUrl: window.location.href })
    expect(address(view.getByRole('link', { name: 'Subscribe' })).pathname).toBe(`${shop}/hemeroteca/`)
  })

  it('offers a subscriber who lacks the archive the larger subscription', async () => {
    const { view } = await ask({ user: { subscriber: true, limited: true } })
    expect(view.getByRole('dialog', { name: 'Your subscription does not include the archive' })).toBeDefined()
    expect(address(view.getByRole('link', { name: 'Upgrade your subscription' })).pathname).toBe('/promocions/upgrade')
  })

  it('leads where the page says, and never off the site', async () => {
    const options = { issueUrl: '/botiga/exemplar?tipus=pdf', subscribeUrl: 'https://evil.example/' }
    const { view } = await ask({ user: {}, options })
    const buy = address(view.getByRole('link', { name: /^Buy it/ }))
    expect(buy.pathname + buy.search).toMatch(/^\/botiga\/exemplar\?tipus=pdf&pdf=1020&backUrl=/)
    const subscribe = address(view.getByRole('link', { name: 'Subscribe' }))
    expect([subscribe.host, subscribe.pathname]).toEqual([window.location.host, '/'])
  })

  it('opens for an Apple subscriber', async () => {
    worker.use(answerIssues().handler)
    const { view } = showArchive({ user: { subscriptionType: 'apple' } })
    expect(await view.findByRole('link', { name: /^20\/11\/2026/ })).toBeDefined()
  })

  it.each([[null], [{}], [{ subscriber: true, limited: true }]])('sells nothing in the Apple app: %j', async (user) => {
    const { view } = await ask({ user, channel: 'ios' })
    const links = view.queryAllByRole('link').map(({ textContent }) => textContent)
    expect(links.filter((text) => !['Register', 'Sign in', 'Show more'].includes(text ?? ''))).toEqual([])
    expect(view.queryByText(/€|subscri(be|ptions)$/i)).toBeNull()
  })
})

describe('a reader who is let in', () => {
  const catchOpened = () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => open.mockRestore())
    return open
  }

  it('without leaving the page gets the paper that was asked for', async () => {
    const opened = catchOpened()
    const { view, signIn, shadow } = await ask({ user: null })
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    const link = view.getByRole<HTMLAnchorElement>('link', { name: /^20\/11\/2026/ })
    expect(opened).toHaveBeenCalledExactlyOnceWith(link.href, '_blank', 'noopener')
    expect(shadow.activeElement).toBe(link)
  })

  it('on the login page gets it on coming back, once', async () => {
    const opened = catchOpened()
    const first = await ask({ user: null })
    first.leave()
    worker.use(answerIssues().handler)
    const { view, assign, signIn } = showArchive({ loading: true, path: '/hemeroteca/2#quiosc-resume' })
    await view.findByRole('heading', { name: 'Previous editions, page 2' })
    expect(assign).not.toHaveBeenCalled()
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(assign.mock.calls.length + opened.mock.calls.length).toBe(1))
    expect([...assign.mock.calls, ...opened.mock.calls][0]?.[0]).toMatch(/\/pdf\/20\.pdf$/)
    expect(window.location.hash).toBe('')
    expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull()
  })

  it('on the login page, and has no subscription, learns on coming back what it takes', async () => {
    const first = await ask({ user: null })
    first.leave()
    worker.use(answerIssues().handler)
    const { view } = showArchive({ user: {}, path: '/hemeroteca#quiosc-resume' })
    expect(await view.findByText(/^You can buy just “Daily 20\/11\/2026”/)).toBeDefined()
  })

  it('after thinking better of it gets nothing', async () => {
    const opened = catchOpened()
    const { view, signIn, assign } = await ask({ user: null })
    await userEvent.keyboard('{Escape}')
    signIn({ subscriber: true })
    await view.findByRole('link', { name: /^20\/11\/2026/ })
    expect([...opened.mock.calls, ...assign.mock.calls]).toEqual([])
  })

  it('who turns out to lack a subscription is told so', async () => {
    const opened = catchOpened()
    const { view, signIn } = await ask({ user: null })
    signIn({})
    expect(await view.findByRole('dialog', { name: 'Would you like to read this issue?' })).toBeDefined()
    expect(opened).not.toHaveBeenCalled()
  })

  it('before it was known who reads waits for it', async () => {
    const opened = catchOpened()
    const { view, signIn, track } = await ask({ loading: true })
    expect(view.queryByRole('dialog')).toBeNull()
    signIn({ subscriber: true })
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(track).toHaveBeenCalledExactlyOnceWith({ category: 'archive', action: 'open', label: 'Daily 20/11/2026' })
  })
})

import { within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installShare } from '#testing/installShare.ts'
import { focused, startGifts, stubBrowser } from './gift.fixture.ts'

const { backend, open, reopen } = startGifts()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const pressCopy = async (view: View) => userEvent.click(await view.findByRole('button', { name: 'Copy the gift link' }))
const linkField = (view: View) => view.findByRole<HTMLInputElement>('textbox', { name: 'Gift link' })
const storedInterests = () => JSON.parse(localStorage.getItem('nx-user-interests-9006') ?? '{}')

describe('the gift for each kind of reader', () => {
  it('links to the pages of the configuration', async () => {
    const links = { rates: 'https://shop.example/tarifes?site=GE', giftInfo: '/ajuda/regalar' }
    const view = await open({ persona: 'anonymous', links }).ready()
    const subscribe = await view.findByRole('link', { name: 'Subscribe' })
    expect(subscribe.getAttribute('href')).toMatch(/^https:\/\/shop\.example\/tarifes\?site=GE&backUrl=/)
    expect(view.getByRole('link', { name: 'How gifting articles works' }).getAttribute('href')).toBe('/ajuda/regalar')
  })

  it('offers a visitor a subscription, or the sign-in, after which the gift continues', async () => {
    const gift = open({ persona: 'anonymous' })
    const view = await gift.ready()
    const subscribe = await view.findByRole('link', { name: 'Subscribe' })
    expect(subscribe.getAttribute('href')).toMatch(/^\/tarifes\?backUrl=/)
    expect(view.getByText(/^To gift articles, you need a subscription/)).toBeDefined()
    const signIn = view.getByRole('link', { name: 'Already a subscriber? Sign in' })
    expect(signIn.getAttribute('href')).toMatch(/^\/usuari\/login\?backUrl=.*%23quiosc-resume$/)
    expect(view.queryByRole('link', { name: /Register/ })).toBeNull()
    await gift.expectAccessible()
    signIn.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(signIn)
    expect(sessionStorage.getItem('quiosc-interrupted')).toContain('"kind":"gift","id":"1004"')
    expect(view.queryByRole('button', { name: 'Copy the gift link' })).toBeNull()
  })

  it.each([
    ['registered', 'Subscribe', '/tarifes'],
    ['subscriber-no-gift', 'Upgrade your subscription', '/promocions/upgrade'],
  ] as const)('offers %s the missing subscription', async (persona, name, path) => {
    const gift = open({ persona })
    const view = await gift.ready()
    expect((await view.findByRole('link', { name })).getAttribute('href')).toContain(path)
    expect(view.queryByRole('button')).toBeNull()
  })

  it('offers no subscription in the iOS app', async () => {
    const view = await open({ persona: 'registered', channel: 'ios' }).ready()
    expect(await view.findByText(/you need a subscription/)).toBeDefined()
    expect(view.queryByRole('link')).toBeNull()
  })

  it('does not render on the Andorra site', async () => {
    const gift = open({ site: 'andorra' })
    const view = await gift.ready()
    expect(view.queryByRole('heading')).toBeNull()
  })

  it('shows that the gifts are used up, and when they are renewed', async () => {
    const view = await open({ persona: 'subscriber-gifts-used' }).ready()
    expect(await view.findByText('You have no gifts left this month')).toBeDefined()
    expect(
      view.getByText(/^You have given away this month’s 10 articles\. From 1 \w+ you can give 10 more\.$/),
    ).toBeDefined()
    expect(view.queryByRole('button')).toBeNull()
  })
})

describe('making a gift', () => {
  it('makes one link, copies it, confirms it, and shows the backend’s count', async () => {
    const browser = stubBrowser()
    const gift = open()
    const view = await gift.ready()
    expect(await view.findByText('You have 7 gifts left this month')).toBeDefined()
    expect(view.getByText(/^You have given away 3 of 10\./)).toBeDefined()
    const { width } = view.getByRole('button', { name: 'Copy the gift link' }).getBoundingClientRect()
    await pressCopy(view)

    const field = await linkField(view)
    expect(field.value).toMatch(/^http.*_1_1004\.html\?gift=/)
    const done = await view.findByRole('button', { name: 'Link copied' })
    expect(focused()).toBe(done)
    expect(done.getBoundingClientRect().width).toBe(width)
    expect(view.getAllByText('Link copied').some((text) => text.closest('[role=status]'))).toBe(true)
    expect(await browser.copied()).toBe(field.value)
    expect(view.getByText('You have 6 gifts left this month')).toBeDefined()
    expect(view.getByText('The link expires in 7 days.')).toBeDefined()
    expect(gift.onGiftCreated).toHaveBeenCalledExactlyOnceWith({ contentId: '1004', numberGiftsRemaining: 6 })
    expect(gift.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'gift', label: 'copy' })
    await vi.waitFor(() => expect(gift.page.session.get()).toMatchObject({ user: { numberGiftsRemaining: 6 } }))
    await gift.expectAccessible()
  })

  it.each([
    ['on the web', undefined, 8],
    ['in the app', 'android', 2],
  ] as const)('has “copy the link” first, and the share sheet beside it: %s', async (_, channel, count) => {
    installShare(async () => undefined)
    const view = await open(channel && { channel }).ready()
    const channels = within(await view.findByRole('group', { name: 'Ways to give it' })).getAllByRole('button')
    expect(channels[0]).toBe(view.getByRole('button', { name: 'Copy the gift link' }))
    expect(channels[1]).toBe(view.getByRole('button', { name: 'Give it via…' }))
    expect(channels).toHaveLength(count)
  })

  it('reuses the link for the next channel', async () => {
    const browser = stubBrowser()
    const view = await open().ready()
    await pressCopy(view)
    const { value } = await linkField(view)
    await userEvent.click(view.getByRole('button', { name: 'Give it via WhatsApp' }))
    await vi.waitFor(() => expect(browser.opened()[0]?.searchParams.get('text')).toContain(value))
    expect(view.getByText('You have 6 gifts left this month')).toBeDefined()
    expect(view.getByRole('button', { name: 'Copy the gift link' })).toBeDefined()
  })

  it('opens the clicked channel’s form with text and link, and without an opener', async () => {
    const browser = stubBrowser()
    const other = { opener: window } as unknown as Window
    browser.windowOpen.mockReturnValue(other)
    const gift = open()
    const view = await gift.ready()
    await userEvent.click(await view.findByRole('button', { name: 'Give it via Telegram' }))
    const { value } = await linkField(view)
    await vi.waitFor(() => expect(browser.opened()).toHaveLength(1))
    const [form] = browser.opened()
    expect(form?.host).toBe('t.me')
    expect(form?.searchParams.get('url')).toBe(value)
    expect(form?.searchParams.get('text')).toBe('A gift article for you: Eleven years of bills')
    expect(other.opener).toBeNull()
    expect(gift.track).toHaveBeenCalledExactlyOnceWith({ category: 'content', action: 'gift', label: 'telegram' })
  })

  it('asks for a second click when the browser blocks the popup', async () => {
    const browser = stubBrowser()
    browser.windowOpen.mockReturnValueOnce(null)
    const gift = open()
    const view = await gift.ready()
    const button = await view.findByRole('button', { name: 'Give it via X' })
    await userEvent.click(button)
    expect(await view.findByText('The link is ready. Press “Give it via X” again to send it.')).toBeDefined()
    expect(gift.track).not.toHaveBeenCalled()
    await userEvent.click(button)
    await vi.waitFor(() => expect(gift.track).toHaveBeenCalledOnce())
    expect(view.queryByText(/again to send it/)).toBeNull()
    expect(browser.opened()).toHaveLength(2)
  })

  it('makes one gift on a double click', async () => {
    stubBrowser()
    const gift = open()
    const view = await gift.ready()
    await userEvent.dblClick(await view.findByRole('button', { name: 'Give it via X' }))
    await linkField(view)
    expect(gift.onGiftCreated).toHaveBeenCalledOnce()
  })

  it('shows the link to copy manually when the clipboard fails', async () => {
    stubBrowser().write.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const gift = open()
    const view = await gift.ready()
    await pressCopy(view)
    expect((await view.findByRole('alert')).textContent).toBe('An error occurred while copying the URL.')
    const field = await linkField(view)
    field.focus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    await gift.expectAccessible()
  })

  it('uses the device’s share sheet if it has one', async () => {
    stubBrowser()
    const share = vi.fn(async () => undefined)
    installShare(share)
    const view = await open().ready()
    await userEvent.click(await view.findByRole('button', { name: 'Give it via…' }))
    const { value } = await linkField(view)
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'A gift article for you: Eleven years of bills',
      url: value,
    })
  })

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('keeps the link when the device’s sheet ends with %s, which is only logged', async (name, logged) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    installShare(() => Promise.reject(new DOMException('No', name)))
    const view = await open().ready()
    await userEvent.click(await view.findByRole('button', { name: 'Give it via…' }))
    expect(await view.findByText(/Press “Give it via…” again/)).toBeDefined()
    expect(view.queryByRole('alert')).toBeNull()
    expect(log).toHaveBeenCalledTimes(logged)
  })
})

describe('an article that was given before', () => {
  it('shows the days left, and can be gifted again without using up a gift', async () => {
    stubBrowser()
    const gift = open({ contentId: '1005' })
    const view = await gift.ready()
    expect(await view.findByText(/already given this article away.*The link expires in 5 days\./)).toBeDefined()
    await pressCopy(view)
    await linkField(view)
    expect(view.getByText('The link expires in 5 days.')).toBeDefined()
    expect(view.getByText('You have 7 gifts left this month')).toBeDefined()
  })

  it.each([
    ['1006', /The link expires tomorrow\./],
    ['1002', /^Whoever has the link/],
  ])('has the words for its state, content %s', async (contentId, words) => {
    const view = await open({ contentId }).ready()
    expect(await view.findByText(words)).toBeDefined()
  })

  it('can be gifted again when no gifts are left', async () => {
    stubBrowser()
    const view = await open({ contentId: '1005', persona: 'subscriber-gifts-used' }).ready()
    await pressCopy(view)
    await linkField(view)
    expect(view.getByText('You have no gifts left this month')).toBeDefined()
  })

  it('is known on the next page from storage, even if the list does not load', async () => {
    stubBrowser()
    const first = open()
    const view = await first.ready()
    await pressCopy(view)
    await linkField(view)
    await vi.waitFor(() =>
      expect(storedInterests().value.interests.gifts).toContainEqual({
        contentId: '1004',
        giftDate: expect.any(String),
      }),
    )
    first.close()
    backend().worker.use(http.get('*/api/front/user/gifts', () => new HttpResponse(null, { status: 500 })))
    const next = await reopen({}).ready()
    expect(await next.findByText(/already given this article away/)).toBeDefined()
  })

  it('counts the gifts itself where the answer does not tell how many are left', async () => {
    stubBrowser()
    const gift = open()
    backend().worker.use(
      http.post('*/api/front/give-away/:id', () =>
        HttpResponse.json({ response: { hashURL: '/a_1_1004.html?gift=x', numberGiftsRemaining: null } }),
      ),
    )
    const view = await gift.ready()
    await pressCopy(view)
    expect((await linkField(view)).value).toMatch(/gift=x$/)
    expect(gift.onGiftCreated).toHaveBeenCalledExactlyOnceWith({ contentId: '1004', numberGiftsRemaining: 6 })
  })

  it('is known to the page’s other marker immediately', async () => {
    stubBrowser()
    const first = open()
    const view = await first.ready()
    const second = await reopen({ page: first.page }).ready()
    expect(await second.findByText(/^Whoever has the link/)).toBeDefined()
    await pressCopy(view)
    expect(await second.findByText(/already given this article away/)).toBeDefined()
    expect(await second.findByText('You have 6 gifts left this month')).toBeDefined()
  })
})

describe('the gift as an opened widget', () => {
  it('is a dialog that can be closed, and then goes on with no gift after a later sign-in', async () => {
    const gift = open({ opened: true, persona: 'anonymous' })
    const view = await gift.ready()
    const dialog = view.getByRole('dialog', { name: 'Gift this article Eleven years of bills' })
    expect(focused()).toBe(within(dialog).getByRole('heading', { name: 'Gift this article' }))
    const signIn = await view.findByRole('link', { name: 'Already a subscriber? Sign in' })
    signIn.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(signIn)
    await userEvent.click(view.getByRole('button', { name: 'Close' }))
    expect(gift.host.isConnected).toBe(false)
    expect(sessionStorage.getItem('quiosc-interrupted')).toBeNull()
  })

  it('closes with Escape', async () => {
    const gift = open({ opened: true })
    await gift.ready()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(gift.host.isConnected).toBe(false))
  })
})

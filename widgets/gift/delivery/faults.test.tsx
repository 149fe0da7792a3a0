import { HttpResponse, http } from 'msw/http'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { everyByTier, firstByTier } from '#testing/byTier.ts'
import { focused, startGifts, stubBrowser } from '../gift.fixture.ts'

const { backend, open, reopen } = startGifts()

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const pressCopy = async (view: View) => userEvent.click(await view.findByRole('button', { name: 'Copy the gift link' }))
const linkField = (view: View) => view.findByRole<HTMLInputElement>('textbox', { name: 'Gift link' })

describe('a gift that fails', () => {
  it.each(
    everyByTier(5, [
      ['500', 'An error occurred while making the request. Please try again later.'],
      ['abort', 'Unable to connect to the server. Please try again later.'],
      ['malformed', 'Something went wrong. Try again later.'],
      ['wrong-shape', 'Something went wrong. Try again later.'],
      ['403', 'You are not authorized to perform this operation.'],
      ['404', 'The resource was not found on the server. Please try again later.'],
    ]),
  )('shows the reason in the box after %s, counts nothing, and can be retried by one press', async (fault, reason) => {
    stubBrowser()
    const gift = open({ fault: `gift.new:${fault}x1` })
    const view = await gift.ready()
    await pressCopy(view)
    const alert = await view.findByRole('alert')
    expect(alert.textContent).toBe(`We could not create the gift. ${reason}`)
    // Below the pressed button; how many are left stands above it, where it is seen at once.
    const left = view.getByText('You have 7 gifts left this month')
    expect(left.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const copy = view.getByRole('button', { name: 'Copy the gift link' })
    expect(left.compareDocumentPosition(copy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(copy.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(gift.onGiftCreated).not.toHaveBeenCalled()
    expect(focused()).toBe(view.getByRole('button', { name: 'Copy the gift link' }))
    expect(gift.page.errors.get()).toHaveLength(1)
    await pressCopy(view)
    await linkField(view)
    expect(view.queryByRole('alert')).toBeNull()
  })

  it('shows the reason to a reader whom a 401 has signed out', async () => {
    stubBrowser()
    const view = await open({ fault: 'gift.new:401' }).ready()
    await pressCopy(view)
    expect((await view.findByRole('alert')).textContent).toContain('You are not authorized')
    expect(view.getByRole('link', { name: 'Already a subscriber? Sign in' })).toBeDefined()
  })

  it('shows that no gift is left when the last gift was made elsewhere', async () => {
    stubBrowser()
    const view = await open({ persona: 'subscriber-last-gift' }).ready()
    await view.findByText('You have 1 gift left this month')
    // Meanwhile, on another device.
    const { state } = backend().backend
    const created = new Date()
    state.gifts.set('9018', [{ contentId: '1001', created, times: 1, counted: [created] }])
    await pressCopy(view)
    expect((await view.findByRole('alert')).textContent).toContain('We could not create the gift')
    expect(await view.findByText('You have no gifts left this month')).toBeDefined()
  })
})

describe('earlier gifts that do not load', () => {
  it.each(firstByTier(['500', 'abort', 'wrong-shape'], 1))(
    'are only logged after %s, and the box works',
    async (fault) => {
      const gift = open({ fault: `gift.list:${fault}` })
      const view = await gift.ready()
      expect(await view.findByText('You have 7 gifts left this month')).toBeDefined()
      await vi.waitFor(() => expect(gift.page.errors.get()).toMatchObject([{ apiInfo: { text: 'GET user/gifts' } }]))
      expect(view.queryByRole('alert')).toBeNull()
    },
  )

  it('are found although another one of them is broken', async () => {
    const given = { id: 1004, dateGiftCreated: new Date().toISOString() }
    const answer = () => HttpResponse.json({ response: { results: [{ id: 1001, dateGiftCreated: 'soon' }, given] } })
    backend().set({ persona: 'subscriber' })
    backend().worker.use(http.get('*/api/front/user/gifts', answer))
    const view = await reopen({}).ready()
    expect(await view.findByText(/already given this article away/)).toBeDefined()
  })

  it('are requested again with a new token after a 401 in the app', async () => {
    const gift = open({ contentId: '1005', fault: 'gift.list:401x1', channel: 'android' })
    const view = await gift.ready()
    await vi.waitFor(() => expect(gift.app).toHaveBeenCalledWith({ action: 'requestToken' }))
    const token = gift.page.session.token()
    gift.page.app.receive({ action: 'updateUserToken', payload: { token } })
    expect(await view.findByText(/already given this article away/)).toBeDefined()
  })
})

describe('a gift in the app', () => {
  it('opens the app’s share sheet, then requests a new token and the gifts', async () => {
    const gift = open({ channel: 'android' })
    const view = await gift.ready()
    expect(view.queryByRole('button', { name: 'Give it via X' })).toBeNull()
    await userEvent.click(await view.findByRole('button', { name: 'Give it via…' }))
    const { value } = await linkField(view)
    await vi.waitFor(() =>
      expect(gift.app).toHaveBeenCalledWith({
        action: 'sharePost',
        payload: { title: 'A gift article for you: Eleven years of bills', url: value },
      }),
    )
    await vi.waitFor(() => expect(gift.app).toHaveBeenCalledWith({ action: 'requestToken' }))
    const requests: string[] = []
    backend().worker.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname))
    gift.page.app.receive({ action: 'updateUserToken', payload: { token: gift.page.session.token() } })
    await vi.waitFor(() => expect(requests).toContain('/api/front/user/gifts'))
  })

  it('requests a new token when it fails', async () => {
    stubBrowser()
    const gift = open({ channel: 'ios', fault: 'gift.new:500x1' })
    const view = await gift.ready()
    await pressCopy(view)
    expect(await view.findByRole('alert')).toBeDefined()
    await vi.waitFor(() => expect(gift.app).toHaveBeenCalledWith({ action: 'requestToken' }))
  })
})

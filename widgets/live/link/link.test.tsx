import { waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { type Asked, answerLive, message, messagesFrom, openLive } from '../live.fixture.ts'

const worker = startNetwork()
const HERE = window.location.pathname
afterEach(() => {
  window.history.replaceState(null, '', HERE)
  window.scrollTo(0, 0)
})

const LINES = { text: 'A line.\nAnother line.\nA third one.' }

/** Whether a request asks for newer messages: it is sent again and again, on a slow machine during a test too. */
const isForNews = ({ end, query }: Asked) => end === 'newest' && query.messageId !== undefined

/** Three list pages of twenty messages; where the address has a fragment, it is there before the live. */
const start = (hash = '', flagged: readonly number[] = [], overrides = {}) => {
  window.history.replaceState(null, '', `${HERE}?gift=secret${hash}`)
  const all = messagesFrom(60, 1, LINES).map((one) => ({ ...one, keyPoint: flagged.includes(one.id) }))
  const asked = answerLive(worker, (request) => {
    if (isForNews(request)) return { messages: [] }
    const { query } = request
    const older = all.filter(({ id }) => id < Number(query.messageId ?? 61))
    return { messages: older.slice(0, 20), hasMoreResults: older.length > 20 }
  })
  const live = openLive({ limit: '20' }, { overrides })
  return { ...live, listPages: () => asked.filter((request) => !isForNews(request)) }
}
const focused = (live: { host: HTMLElement }) => live.host.shadowRoot?.activeElement
const isInSight = (element: Element | null | undefined) => {
  const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= window.innerHeight
}

describe('a message’s own link', () => {
  it('opens at the message, with the list pages before it', async () => {
    const live = start('#live-7.25')
    await live.ready()
    await expect.poll(() => focused(live)?.textContent).toContain('Message 25')
    await expect.poll(() => isInSight(focused(live))).toBe(true)
    expect(live.listPages()).toHaveLength(2)
  })

  it('is followed when it is set later, and again when it is the same', async () => {
    const live = start()
    const view = await live.ready()
    await view.findByRole('heading', { name: 'Message 41' })
    window.location.hash = '#live-7.45'
    await expect.poll(() => focused(live)?.textContent).toContain('Message 45')
  })

  it('is reported where its message is on no list page', async () => {
    const show = vi.fn()
    const live = start('#live-7.99', [], { snackbars: { show } })
    await live.ready()
    await waitFor(() => expect(show).toHaveBeenCalledOnce())
    expect(show.mock.calls[0]?.[0]).toMatchObject({ text: 'The update you are looking for is no longer here.' })
    expect(live.listPages()).toHaveLength(3)
  })

  it('moves nothing where it is of another live', async () => {
    const live = start('#live-17.25')
    const view = await live.ready()
    await view.findByRole('button', { name: 'Show more' })
    expect(live.listPages()).toHaveLength(1)
    expect(focused(live)).toBeNull()
  })
})

describe('the key points of a live', () => {
  it('stand above the messages, the newest five, and link to them', async () => {
    const live = start('', [59, 57, 55, 53, 51, 49])
    const view = await live.ready()
    const heading = await view.findByRole('heading', { name: 'Key points' })
    const box = within(heading.parentElement ?? document.body)
    const links = box.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([59, 57, 55, 53, 51].map((id) => `Message ${id}`))
    expect(new URL(links[3]?.href ?? '').hash).toBe('#live-7.53')
    await live.expectAccessible()
    const [article] = await view.findAllByRole('article')
    expect(heading.getBoundingClientRect().bottom).toBeLessThan(article?.getBoundingClientRect().top ?? 0)
    for (let round = 0; round < 2; round++) {
      links[3]?.focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => focused(live)?.textContent).toContain('Message 53')
      await expect.poll(() => isInSight(focused(live))).toBe(true)
    }
  })

  it('are hidden where the feed flags none', async () => {
    const view = await start().ready()
    await view.findByRole('heading', { name: 'Message 60' })
    expect(view.queryByRole('heading', { name: 'Key points' })).toBeNull()
  })
})

describe('sharing a message of a live', () => {
  it('copies its own link first of all, without the page’s query', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    const live = start()
    const view = await live.ready()
    const share = await view.findByRole('button', { name: 'Share “Message 58”' })
    await userEvent.click(share)
    const group = await view.findByRole('group', { name: 'Share “Message 58”' })
    const [first] = within(group).getAllByRole('button')
    expect(first?.ariaLabel).toBe('Copy the link')
    await userEvent.click(within(group).getByRole('button', { name: 'Copy the link' }))
    await view.findByRole('button', { name: 'Link copied' })
    const link = `${window.location.origin}${HERE}#live-7.58`
    expect(write).toHaveBeenCalledExactlyOnceWith(link)
    const mail = within(group).getByRole<HTMLAnchorElement>('link', { name: 'Email' })
    expect(decodeURIComponent(mail.href)).toContain(`Message 58\n${link}`)
    await live.expectAccessible()
    await userEvent.keyboard('{Escape}')
    expect(share.matches(':focus')).toBe(true)
  })

  it('names an event of a match, which has no title', async () => {
    answerLive(worker, () => ({ messages: [message(1, { title: null, text: 'Costa' })], hasMoreResults: false }))
    const view = await openLive().ready()
    await view.findByRole('button', { name: 'Share the update' })
  })
})

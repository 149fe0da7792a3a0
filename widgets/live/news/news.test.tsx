import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { firstByTier } from '#testing/byTier.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, message, messagesFrom, openLive, openOtherTab } from '../live.fixture.ts'

const worker = startNetwork()
/** Not that of other files of tests, which may be open in other tabs of the browser. */
const liveId = '8'
const other = openOtherTab(`quiosc-live/live/${liveId}`)
afterEach(() => window.scrollTo(0, 0))

/** The names of messages. */
const names = (newest: number, oldest: number) => messagesFrom(newest, oldest).map(({ title }) => title)
const button = (name: string) => ({ name })

describe('new messages of a live', () => {
  const start = async (newest = 12, fields: object = {}) => {
    answerLive(worker, ({ query }) =>
      query.messageId ? { messages: [] } : { messages: messagesFrom(newest, 1, fields), hasMoreResults: false },
    )
    const live = openLive({ liveId })
    const view = await live.ready()
    await waitFor(() => expect(live.titles()).toHaveLength(newest))
    return { ...live, view }
  }

  it('wait while the list’s beginning is in sight, are announced and counted in the title, and are shown by a press', async () => {
    document.title = 'The storm'
    const { titles, view, host, expectAccessible } = await start()
    other.tell(12, [message(14), message(13)])
    const news = await view.findByRole('button', button('2\u00a0new updates'))
    expect(titles()).toEqual(names(12, 1))
    expect(view.getByRole('status').textContent).toBe('2\u00a0new updates')
    expect(document.title).toBe('(2) The storm')
    other.tell(14, [message(15)])
    await view.findByRole('button', button('3\u00a0new updates'))
    expect(document.title).toBe('(3) The storm')
    await expectAccessible()
    news.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toEqual(names(15, 1)))
    expect(document.title).toBe('The storm')
    expect(view.queryByRole('button', { name: /new update/ })).toBeNull()
    expect(host.shadowRoot?.activeElement?.textContent).toContain('Message 15')
  })

  it.each(firstByTier(['none', 'auto'], 1))(
    'do not move the text that is read, with scroll anchoring %s',
    async (anchoring) => {
      document.documentElement.style.overflowAnchor = anchoring
      document.body.style.overflowAnchor = anchoring
      const { host, titles, view } = await start(40, { text: 'A line.\nAnother line.\nA third one.' })
      const read = await waitFor(() => view.getByRole('heading', { name: 'Message 20' }))
      read.scrollIntoView({ block: 'center', behavior: 'instant' })
      const frames = async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await frames()
      const before = read.getBoundingClientRect().top
      for (let id = 41; id < 61; id++) {
        other.tell(id - 1, [message(id, { text: 'Short.'.repeat(id * 5) })])
        await waitFor(() => expect(titles()[0]).toBe(`Message ${id}`))
        await frames()
        expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(1)
      }
      other.tell(60, [message(38, { deleted: true }), message(37, { text: 'Changed.'.repeat(300) })])
      await waitFor(() => expect(titles()).not.toContain('Message 38'))
      await frames()
      expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(1)
      // They are seen when the reader comes to them.
      await view.findByRole('button', button('20\u00a0new updates'))
      host.scrollIntoView({ block: 'start', behavior: 'instant' })
      window.scrollBy({ top: -50, behavior: 'instant' })
      await waitFor(() => expect(view.queryByRole('button', { name: /new update/ })).toBeNull())
      document.documentElement.style.overflowAnchor = ''
      document.body.style.overflowAnchor = ''
    },
  )

  it('keep their order when answers cross, change and remove by their ids', async () => {
    const { titles, view } = await start(3)
    other.tell(3, [message(5)])
    other.tell(3, [message(5), message(4)])
    other.tell(3, [message(2, { title: 'Corrected' }), message(1, { deleted: true })])
    other.tell(3, [message(1), message(1)])
    await userEvent.click(await view.findByRole('button', button('2\u00a0new updates')))
    await waitFor(() => expect(titles()).toEqual(['Message 5', 'Message 4', 'Message 3', 'Corrected']))
  })

  it('are requested where this tab has missed some that another one has', async () => {
    const asked = answerLive(worker, ({ query }) =>
      query.messageId === '3' ? { messages: messagesFrom(6, 4) } : { messages: messagesFrom(3, 1) },
    )
    const live = openLive({ liveId })
    const view = await live.ready()
    await waitFor(() => expect(live.titles()).toHaveLength(3))
    other.tell(5, [message(6)])
    await userEvent.click(await view.findByRole('button', button('3\u00a0new updates')))
    await waitFor(() => expect(live.titles()).toEqual(names(6, 1)))
    // A later poll may have asked for more.
    expect(asked).toContainEqual({ end: 'newest', query: { messageId: '3' } })
  })

  it('are no longer counted in the title once the widget is unmounted', async () => {
    document.title = 'The storm'
    const { unmount } = await start()
    other.tell(12, [message(13)])
    await waitFor(() => expect(document.title).toBe('(1) The storm'))
    unmount()
    expect(document.title).toBe('The storm')
  })
})

describe('the feed of a live', () => {
  // The random moment of the period at which a browser asks first is its beginning.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
  const answerOnce = (ended = false) =>
    answerLive(worker, ({ query }) =>
      query.messageId ? { messages: [message(4)] } : { messages: messagesFrom(3, 1), ended },
    )

  it('requests the messages after all those that are known', async () => {
    const asked = answerOnce()
    const view = await openLive({ liveId }).ready()
    await view.findByRole('button', button('One new update'))
    expect(asked.at(-1)).toEqual({ end: 'newest', query: { messageId: '3' } })
  })

  it('shows the first messages of a live that had not begun', async () => {
    let begun = false
    answerLive(worker, () => {
      const answer = { messages: begun ? messagesFrom(2, 1) : [] }
      begun = true
      return answer
    })
    const live = openLive({ liveId })
    await (await live.ready()).findByText('The live coverage has not begun yet.')
    await waitFor(() => expect(live.titles()).toEqual(names(2, 1)))
    expect(document.title.startsWith('(')).toBe(false)
  })

  it.each([
    ['the CMS', { ended: '' }, false],
    ['an answer', {}, true],
  ])('stops when %s tells that the live has ended', async (_, options, ended) => {
    const asked = answerOnce(ended)
    const live = openLive({ liveId, ...options })
    const view = await live.ready()
    await view.findByText('This live coverage has ended')
    await waitFor(() => expect(live.titles()).toHaveLength(3))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(asked).toHaveLength(1)
  })
})

import { waitFor, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readFolder } from '#testing/readTexts.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, message, messagesFrom, openLive, openOtherTab } from './live.fixture.ts'

const worker = startNetwork()
const other = openOtherTab()

/** The names of messages. */
const names = (newest: number, oldest: number) => messagesFrom(newest, oldest).map(({ title }) => title)
const button = (name: string) => ({ name })

it('a live shows the newest messages, and the older ones list page by list page, each once', async () => {
  const asked = answerLive(worker, ({ end }) =>
    end === 'newest'
      ? { messages: messagesFrom(30, 28), hasMoreResults: true }
      : { messages: messagesFrom(28, 26), hasMoreResults: false },
  )
  const live = openLive({ limit: '3' })
  const view = await live.ready()
  await waitFor(() => expect(live.titles()).toEqual(names(30, 28)))
  await live.expectAccessible()
  await userEvent.click(view.getByRole('button', button('Show more')))
  await view.findByText('This is where the live coverage began.')
  expect(live.titles()).toEqual(names(30, 26))
  expect(asked).toEqual([
    { end: 'newest', query: { limit: '3' } },
    { end: 'oldest', query: { limit: '3', messageId: '28' } },
  ])
  // The button has gone: the reader goes on at the first message that has come.
  await expect.poll(() => live.host.shadowRoot?.activeElement?.textContent).toContain('Message 27')
  expect(view.getByText('2 updates added').closest('[role=status]')).not.toBeNull()
})

it('a live begins with the oldest message where the reader chooses so, and goes on to the newer ones', async () => {
  const asked = answerLive(worker, ({ end, query }) => {
    if (end === 'oldest') return { messages: messagesFrom(3, 1), hasMoreResults: true }
    return { messages: query.messageId ? messagesFrom(5, 4) : messagesFrom(5, 3), hasMoreResults: !query.messageId }
  })
  const live = openLive()
  const view = await live.ready()
  await userEvent.click(await view.findByText('Oldest'))
  await waitFor(() => expect(live.titles()).toEqual(names(3, 1).reverse()))
  await userEvent.click(view.getByRole('button', button('Show more')))
  await waitFor(() => expect(live.titles()).toEqual(names(5, 1).reverse()))
  // Not what has come since the newest one, which is asked for from time to time.
  expect(asked.filter(({ query }) => query.messageId !== '5').slice(1)).toEqual([
    { end: 'oldest', query: {} },
    { end: 'newest', query: { messageId: '3' } },
  ])
})

it('a live requests the messages that the reader has chosen of each group, joined by commas', async () => {
  const asked = answerLive(worker, ({ query }) => ({ messages: query.topic ? [] : messagesFrom(3, 1) }))
  const filters = [
    {
      name: 'topic',
      label: 'Topic',
      filters: [
        { name: 'Sea', value: 'sea' },
        { name: 'Roads', value: 2 },
      ],
    },
    { name: 'constructor', label: 'Type', filters: [{ name: 'Short', value: 'feed-breu' }] },
  ]
  const live = openLive({}, { block: { filters } })
  const view = await live.ready()
  const sea = await view.findByRole('button', button('Sea'))
  expect(view.getByRole('group', { name: 'Topic' }).contains(sea)).toBe(true)
  await userEvent.click(view.getByRole('button', button('Roads')))
  await userEvent.click(sea)
  await userEvent.click(view.getByRole('button', button('Short')))
  await view.findByText('There are no updates with these filters.')
  expect(sea.ariaPressed).toBe('true')
  expect(asked.at(-1)).toEqual({ end: 'newest', query: { topic: 'sea,2', constructor: 'feed-breu' } })
  await live.expectAccessible()
  await userEvent.click(view.getByRole('button', button('Roads')))
  await waitFor(() => expect(asked.at(-1)?.query.topic).toBe('sea'))
})

it('a live removes scripts and embeds from a message, and keeps its links', async () => {
  const ran = vi.fn()
  Object.assign(window, { ran })
  const html = `<p onclick="ran()">Read <a href="https://elsewhere.example/">this</a>, <a href="javascript:ran()">that</a> and
    <a href="https://u:p@evil.example/">more</a>.</p><img src="data:," onerror="ran()"><script>ran()</script><style>*{}</style>`
  answerLive(worker, () => ({ messages: [message(1, { html })], hasMoreResults: false }))
  const live = openLive()
  const view = await live.ready()
  const link = await view.findByRole<HTMLAnchorElement>('link', { name: 'this' })
  expect([link.href, link.rel, link.target]).toEqual(['https://elsewhere.example/', 'noopener noreferrer', '_blank'])
  expect(view.getAllByRole('link')).toHaveLength(1)
  expect(live.host.shadowRoot?.querySelectorAll('article :is(script, style, img, [onclick])')).toHaveLength(0)
  await userEvent.click(view.getByText(/Read/))
  expect(ran).not.toHaveBeenCalled()
})

it('a live shows a sponsor after the given number of messages, in the same place when others arrive before', async () => {
  answerLive(worker, ({ query }) =>
    query.messageId ? { messages: [] } : { messages: messagesFrom(7, 1), hasMoreResults: false },
  )
  const sponsors = [
    { name: 'Harbour Hall', href: '/hall' },
    { name: 'Elsewhere', href: 'javascript:alert(1)' },
  ]
  const live = openLive({ sponsorEvery: '3' }, { block: { sponsors } })
  const view = await live.ready()
  const sponsored = () =>
    view
      .getAllByText('Sponsored by')
      .map((slot) => [
        slot.closest('[role=listitem]')?.querySelector('.q-heading')?.textContent,
        slot.nextElementSibling?.textContent,
      ])
  await view.findByText('Elsewhere')
  const before = [
    ['Message 5', 'Elsewhere'],
    ['Message 2', 'Harbour Hall'],
  ]
  expect(sponsored()).toEqual(before)
  expect(view.getByRole('link', { name: 'Harbour Hall' }).getAttribute('rel')).toBe('sponsored noopener')
  expect(view.queryByRole('link', { name: 'Elsewhere' })).toBeNull()
  other.tell(7, [message(9), message(8)])
  await userEvent.click(await view.findByRole('button', button('2\u00a0new updates')))
  await waitFor(() => expect(live.titles()).toHaveLength(9))
  expect(sponsored()).toEqual([['Message 8', 'Harbour Hall'], ...before])
})

it('a live names and draws all 27 events of a match, with their minutes', async () => {
  const texts = Object.entries(readFolder('widgets/live/football', 'en')).filter(([id]) => !id.includes('.match.'))
  const events = texts.map(([id, name]) => ({
    name,
    // As the spec writes it: “first extra time start”.
    type: id.replace('live.football.', '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  }))
  expect(events).toHaveLength(27)
  answerLive(worker, () => ({
    messages: [
      ...events.map(({ type }, index) => ({ id: 100 - index, type, minute: index === 0 ? '90+3' : index })),
      { id: 1, type: 'something else', title: 'Unknown' },
    ],
    hasMoreResults: false,
  }))
  const live = openLive({ kind: 'livefootball' })
  const view = await live.ready()
  await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(28))
  const articles = view.getAllByRole('article')
  for (const [index, { name }] of events.entries()) {
    const event = within(articles[index] ?? document.body).getByText(name)
    expect(event.querySelector('svg')).not.toBeNull()
  }
  expect(view.getByRole('article', { name: `Minute 90+3 ${events[0]?.name}` })).toBe(articles[0])
  expect(articles[27]?.querySelector('svg')).toBeNull()
  await live.expectAccessible()
})

it('a live shows a failure’s reason, and loads again', async () => {
  let fails = true
  answerLive(worker, () => (fails ? undefined : { messages: messagesFrom(2, 1), hasMoreResults: false }))
  const live = openLive()
  const view = await live.ready()
  expect((await view.findByRole('alert')).textContent).toContain('We could not load the live updates.')
  fails = false
  await userEvent.click(view.getByRole('button', button('Try again')))
  await waitFor(() => expect(live.titles()).toEqual(names(2, 1)))
})

it('a live drops a broken part of an answer, and keeps the rest', async () => {
  answerLive(worker, () => ({
    messages: [null, { type: 'x' }, message(2, { publishedDate: 'soon', image: 4, minute: {} }), message(1)],
    hasMoreResults: 'yes',
  }))
  const live = openLive()
  await live.ready()
  await waitFor(() => expect(live.titles()).toEqual(names(2, 1)))
})

it('a live is refused without an id, and uses the default in place of any other wrong option', async () => {
  expect(() => openLive({ liveId: ' ' })).toThrow()
  const asked = answerLive(worker, () => ({ messages: messagesFrom(2, 1), hasMoreResults: false }))
  const live = openLive({ kind: 'tennis', limit: '201', sponsorEvery: 'x' })
  await live.ready()
  await waitFor(() => expect(live.titles()).toEqual(names(2, 1)))
  expect(asked).toHaveLength(1)
})

it('a live shows a single sponsor no more often', async () => {
  answerLive(worker, () => ({ messages: messagesFrom(7, 1), hasMoreResults: false }))
  const view = await openLive({ sponsorEvery: '3' }, { block: { sponsors: [{ name: 'Harbour Hall' }] } }).ready()
  await view.findByText('Message 1')
  expect(view.getAllByText('Harbour Hall')).toHaveLength(2)
})

it('a live shows the button for more once the messages above it are rendered, so that no press misses it', async () => {
  answerLive(worker, () => ({ messages: messagesFrom(60, 31), hasMoreResults: true }))
  const { host, ready, titles } = openLive()
  const above = new Set<number>()
  const look = () => {
    if (host.shadowRoot?.querySelector('[part=more]')) above.add(titles().length)
  }
  const observer = new MutationObserver(look)
  if (host.shadowRoot) observer.observe(host.shadowRoot, { childList: true, subtree: true })
  const view = await ready()
  look()
  await view.findByRole('button', { name: 'Show more' })
  observer.disconnect()
  expect([...above]).toEqual([30])
})

it('a live keeps the other messages on the screen when the last one is taken back', async () => {
  answerLive(worker, () => ({ messages: messagesFrom(30, 1), hasMoreResults: false }))
  const { host, ready, titles } = openLive()
  await ready()
  await waitFor(() => expect(titles()).toHaveLength(30))
  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(titles().length))
  if (host.shadowRoot) observer.observe(host.shadowRoot, { childList: true, subtree: true })
  other.tell(30, [message(1, { deleted: true })])
  await waitFor(() => expect(titles()).toEqual(names(30, 2)))
  observer.disconnect()
  expect(Math.min(...counts)).toBe(29)
})

import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, messagesFrom, openLive } from '../live.fixture.ts'

const worker = startNetwork()

const served = (response: object) =>
  `<script type="application/json" data-quiosc-data="live/7/messages/newest">${JSON.stringify({ response })}</script>`

it('a live begins with the answer of a server, and requests only older messages', async () => {
  const asked = answerLive(worker, () => ({ messages: messagesFrom(27, 26), hasMoreResults: false }))
  const html = '<p>Read <b>this</b></p>'
  const answer = { messages: messagesFrom(30, 28, { html }), hasMoreResults: true }
  const live = openLive({}, { served: served(answer) })
  const view = await live.ready()
  // All at once: it is there as a whole.
  expect(live.titles()).toEqual(['Message 30', 'Message 29', 'Message 28'])
  expect(view.getAllByText('this')).toHaveLength(3)
  expect(asked).toEqual([])
  view.getByRole('button', { name: 'Show more' }).click()
  await waitFor(() => expect(live.titles()).toHaveLength(5))
  expect(asked).toEqual([{ end: 'oldest', query: { messageId: '28' } }])
})

it('a live requests its messages where the served answer is wrong', async () => {
  const asked = answerLive(worker, () => ({ messages: messagesFrom(3, 1) }))
  const live = openLive({}, { served: served({ messages: 'none' }) })
  await live.ready()
  await waitFor(() => expect(live.titles()).toHaveLength(3))
  expect(asked).toEqual([{ end: 'newest', query: {} }])
})

it('a live requests the messages of the filters in the page’s address, and uses the served answer where there are none', async () => {
  const asked = answerLive(worker, () => ({ messages: messagesFrom(2, 2) }))
  const filters = document.createElement('div')
  filters.dataset.widget = 'filters'
  filters.dataset.for = 'storm'
  filters.innerHTML = `<script type="application/json">{"filters":[{"name":"category","type":"checkbox"}]}</script>`
  document.body.append(filters)
  const at = (href: string) => ({ location: { href: () => href, assign: () => {}, reload: () => {} } })
  const answer = served({ messages: messagesFrom(3, 1) })
  const plain = openLive({}, { id: 'storm', overrides: at('https://diari.example/directe'), served: answer })
  await plain.ready()
  const chosen = openLive(
    {},
    { id: 'storm', overrides: at('https://diari.example/directe?category=sea'), served: answer },
  )
  await chosen.ready()
  await waitFor(() => expect(chosen.titles()).toEqual(['Message 2']))
  expect(plain.titles()).toHaveLength(3)
  expect(asked).toEqual([{ end: 'newest', query: { category: 'sea' } }])
  filters.remove()
})

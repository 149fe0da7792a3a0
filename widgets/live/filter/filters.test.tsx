import { waitFor } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, messagesFrom, openLive } from '../live.fixture.ts'

const worker = startNetwork()

const topics = {
  label: 'Topic',
  name: 'topic',
  type: 'checkbox',
  filters: [
    { name: 'Sea', value: 'sea' },
    { name: 'Roads', value: 'roads' },
  ],
}
const days = { label: 'Published', name: 'published', type: 'date-range' }
const short = { name: 'kind', label: 'Type', filters: [{ name: 'Short', value: 'feed-breu' }] }

/** A live with the id `storm`, below the marker of filters for the list with this id. */
function open(target: string, query = '') {
  const before = window.location.href
  window.history.replaceState(null, '', `/live${query}`)
  const filters = document.createElement('div')
  filters.dataset.widget = 'filters'
  filters.dataset.for = target
  const block = document.createElement('script')
  block.type = 'application/json'
  block.textContent = JSON.stringify({ filters: [topics, days] })
  filters.append(block)
  document.body.append(filters)
  onTestFinished(() => {
    filters.remove()
    window.history.replaceState(null, '', before)
  })
  const asked = answerLive(worker, () => ({ messages: messagesFrom(3, 1), hasMoreResults: false }))
  const live = openLive({}, { block: { filters: [short] }, id: 'storm' })
  /** The reader applies filters. @returns Whether the page stays. */
  const apply = (selection: object, to: unknown = target) =>
    !filters.dispatchEvent(
      new CustomEvent('quiosc:filtered', { detail: { filters: selection, for: to }, bubbles: true, cancelable: true }),
    )
  return { ...live, asked, apply }
}

it('the live requests the messages that the page’s filters for it select, joined by commas, beside its own groups', async () => {
  const { apply, asked, ready, titles } = open('storm')
  const view = await ready()
  await userEvent.click(await view.findByRole('button', { name: 'Short' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ kind: 'feed-breu' }))
  expect(apply({ topic: ['sea', 'roads'], minDate: ['2026-02-01'] })).toBe(true)
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ kind: 'feed-breu', topic: 'sea,roads', minDate: '2026-02-01' }),
  )
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(apply({})).toBe(true)
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ kind: 'feed-breu' }))
})

it('the live begins with the filters of the address', async () => {
  const { asked, ready, titles } = open('storm', '?topic=sea&topic=roads&maxDate=2026-02-14&minDate=soon&other=1')
  await ready()
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(asked).toEqual([{ end: 'newest', query: { topic: 'sea,roads', maxDate: '2026-02-14' } }])
})

it('the live uses no wrong filter, and applies the others', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const { apply, asked, ready } = open('storm')
  await ready()
  expect(apply({ topic: ['sea'], minDate: 'soon' })).toBe(true)
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ topic: 'sea' }))
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  report.mockRestore()
})

it('the live ignores the filters of another list', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const { apply, asked, ready, titles } = open('results', '?topic=sea')
  await ready()
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(apply({ topic: ['roads'] })).toBe(false)
  expect(apply({ topic: ['roads'] }, null)).toBe(false)
  expect(titles()).toHaveLength(3)
  expect(asked).toEqual([{ end: 'newest', query: {} }])
  report.mockRestore()
})

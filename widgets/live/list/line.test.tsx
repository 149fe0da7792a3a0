import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, messagesFrom, openLive } from '../live.fixture.ts'

const worker = startNetwork()

const start = async (width: number) => {
  await resizeWindow(width)
  answerLive(worker, () => ({ messages: messagesFrom(4, 1), hasMoreResults: false }))
  const live = openLive({ sponsorEvery: '2' }, { block: { sponsors: [{ name: 'Harbour Hall' }] } })
  const view = await live.ready()
  await waitFor(() => expect(live.titles()).toHaveLength(4))
  return view
}

/** In CSS pixels, from the element's own edge. */
const pixels = (element: Element, name: string) =>
  Number.parseFloat(getComputedStyle(element, '::before').getPropertyValue(name))

it.each([390, 1280])('a live has every point on one line that nothing interrupts, at %i px', async (width) => {
  const view = await start(width)
  const list = view.getByRole('list')
  const left = list.getBoundingClientRect().left
  const line = left + pixels(list, 'left') + 0.5
  expect(pixels(list, 'top') + pixels(list, 'bottom')).toBe(0)
  for (const article of view.getAllByRole('article')) {
    const middle = article.getBoundingClientRect().left + pixels(article, 'left') + pixels(article, 'width') / 2
    expect(Math.abs(middle - line)).toBeLessThan(0.1)
  }
  const [sponsor] = view.getAllByText('Harbour Hall').map((name) => name.closest('.sponsor'))
  expect(sponsor?.getBoundingClientRect().left).toBeGreaterThan(line)
})

const timeAndTitle = async (width: number) => {
  const view = await start(width)
  const [article] = view.getAllByRole('article')
  const time = article?.querySelector('.time')?.getBoundingClientRect()
  const title = article?.querySelector('.q-heading')?.getBoundingClientRect()
  if (!time || !title) throw new Error('The message has no time or no title.')
  return { time, title }
}

it('a message has the time above the title on a phone', async () => {
  const { time, title } = await timeAndTitle(390)
  expect(time.bottom).toBeLessThanOrEqual(title.top)
  expect(Math.abs(time.left - title.left)).toBeLessThan(1)
})

it('a message has the time beside the title where there is room', async () => {
  const { time, title } = await timeAndTitle(1280)
  expect(time.right).toBeLessThan(title.left)
  expect(time.top).toBeLessThan(title.bottom)
})

it('a message’s month is not cut in the narrow column beside the line', async () => {
  await resizeWindow(1280)
  answerLive(worker, () => ({ messages: messagesFrom(1, 1, { publishedDate: '2026-09-30T08:00:00Z' }) }))
  const view = await openLive().ready()
  const { firstChild } = await view.findByText('30 September')
  const month = document.createRange()
  month.setStart(firstChild as Text, '30 '.length)
  month.setEnd(firstChild as Text, '30 September'.length)
  expect(month.getClientRects()).toHaveLength(1)
})

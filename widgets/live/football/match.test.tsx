import { waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { answerLive, openLive } from '../live.fixture.ts'

const worker = startNetwork()

const teams = { home: 'Girona', away: 'Espanyol' }
/** The newest first. */
const played = [
  { id: 6, type: 'foul', minute: '63', team: 'away', player: 'Puado' },
  { id: 5, type: 'penalty goal', minute: '60', team: 'home', player: 'Stuani', score: '2–1' },
  { id: 4, type: 'own goal', minute: '38', team: 'home', player: 'Blind', score: '1–1' },
  { id: 3, type: 'goal', minute: '12', team: 'home', player: 'Tsygankov', score: '1–0' },
  { id: 2, type: 'kick off', minute: '1' },
  { id: 1, type: 'info', text: 'It rains.' },
]

const start = (answer: object, options: Record<string, string> = {}, block?: object) => {
  const asked = answerLive(worker, () => ({ hasMoreResults: false, ...answer }))
  return { ...openLive({ kind: 'livefootball', ...options }, { block }), asked }
}
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())

it('a match has the teams, the score, the scorers and the state above its events, made of all of them', async () => {
  const live = start({ messages: played, teams })
  const view = await live.ready()
  const board = within(await view.findByRole('region', { name: 'Scoreboard' }))
  board.getByText('Girona 2, Espanyol 1')
  expect(board.getByText('2–1').closest('[aria-hidden=true]')).not.toBeNull()
  expect(board.getByText(/In play/).textContent).toBe('In play 63’Minute 63')
  expect(linesOf(board.getByRole('list', { name: 'Goals: Girona' }))).toEqual([
    'Tsygankov 12’Minute 12',
    'Stuani 60’Minute 60 (penalty)',
  ])
  expect(linesOf(board.getByRole('list', { name: 'Goals: Espanyol' }))).toEqual(['Blind 38’Minute 38 (own goal)'])
  expect(live.asked).toEqual([{ end: 'newest', query: { limit: '200' } }])
  await live.expectAccessible()
})

it('a match names the team of each event, and the score with the teams', async () => {
  const view = await start({ messages: played, teams }).ready()
  await view.findByRole('article', { name: 'Minute 60 Penalty scored Stuani Girona Girona 2, Espanyol 1' })
  await view.findByRole('article', { name: 'Minute 63 Foul Puado Espanyol' })
})

it('a match’s event that has no room in one line goes on under its words, not under its drawing', async () => {
  await resizeWindow(320)
  const long = { id: 7, type: 'own goal', minute: '70', team: 'home', player: 'Viktor Tsygankov', score: '2–2' }
  const view = await start({ messages: [long], teams }).ready()
  const article = await view.findByRole('article', { name: /Own goal/ })
  const first = within(article).getByText('Own goal')
  const last = within(article).getByText('Girona')
  expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
  const words = document.createRange()
  if (first.lastChild) words.selectNodeContents(first.lastChild)
  const lefts = [within(article).getByText('Viktor Tsygankov'), last]
    .map((part) => part.getBoundingClientRect())
    .filter(({ top }) => top > first.getBoundingClientRect().bottom)
    .map(({ left }) => left)
  expect(Math.abs(Math.min(...lefts) - words.getBoundingClientRect().left)).toBeLessThan(1)
})

it('a match has no board where the feed names no teams, and keeps the score as it is written', async () => {
  const view = await start({ messages: played }).ready()
  await view.findByText('2–1')
  expect(view.queryByRole('region', { name: 'Scoreboard' })).toBeNull()
})

it('a match has no board while filters leave events out', async () => {
  const filters = [{ name: 'kind', label: 'Kind', filters: [{ name: 'Cards', value: 'cards' }] }]
  const view = await start({ messages: played, teams }, {}, { filters }).ready()
  await view.findByRole('region', { name: 'Scoreboard' })
  await userEvent.click(view.getByRole('button', { name: 'Cards' }))
  await waitFor(() => expect(view.queryByRole('region', { name: 'Scoreboard' })).toBeNull())
})

it('an event without more words has its share button at the end of its line', async () => {
  const view = await start({ messages: played, teams }).ready()
  const event = await view.findByRole('article', { name: /^Minute 38/ })
  const { top, bottom } = within(event).getByText('Own goal').getBoundingClientRect()
  const share = within(event).getByRole('button').getBoundingClientRect()
  expect((share.top + share.bottom) / 2).toBeGreaterThan(top)
  expect((share.top + share.bottom) / 2).toBeLessThan(bottom)
})

it('the buttons of long and short events on a phone stand in one column', async () => {
  await resizeWindow(390)
  const long = { ...played[0], id: 7, type: 'penalty-missed', player: 'Marco Antonio de la Vega', minute: '88' }
  const view = await start({ messages: [long, ...played.slice(0, 5)], teams }).ready()
  await view.findByRole('article', { name: /^Minute 88/ })
  const events = view.getAllByRole('article')
  const ends = events.map((event) => within(event).getByRole('button').getBoundingClientRect())
  expect(new Set(ends.map(({ right }) => Math.round(right))).size).toBe(1)
  for (const [index, event] of events.entries())
    expect(ends[index]?.top).toBeLessThan(event.querySelector('.event')?.getBoundingClientRect().bottom ?? 0)
})

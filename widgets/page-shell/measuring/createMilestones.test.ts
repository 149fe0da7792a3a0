import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMilestones } from './createMilestones.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const track = vi.fn()
  const lifetime = new AbortController()
  const milestones = createMilestones({ track }, lifetime.signal)
  // Only its identity counts.
  const film = {} as Element
  const play = (percent: number) => milestones.measure(film, { category: 'media', label: 'film.mp4', percent })
  const sent = () => track.mock.calls.map(([event]) => event.action)
  return { milestones, film, play, sent, track, lifetime }
}

it('milestones are sent once each, in their order', () => {
  const { play, sent, track } = setUp()
  for (const percent of [3, 24.9, 25, 26, 40, 80, 100, 30]) {
    play(percent)
    vi.advanceTimersByTime(100)
  }
  expect(sent()).toEqual(['25', '50', '75'])
  expect(track).toHaveBeenLastCalledWith({ category: 'media', action: '75', label: 'film.mp4' })
})

it('milestones are measured every 100 ms at most, and then as they are', () => {
  const { play, sent } = setUp()
  play(25)
  vi.advanceTimersByTime(99)
  // Played back meanwhile.
  play(10)
  vi.advanceTimersByTime(1)
  expect(sent()).toEqual([])
  play(51)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(100)
  expect(sent()).toEqual(['25', '50'])
})

it('milestones begin anew with another medium in the same element', () => {
  const { play, sent, milestones, film } = setUp()
  play(60)
  vi.advanceTimersByTime(100)
  milestones.restart(film)
  play(30)
  vi.advanceTimersByTime(100)
  expect(sent()).toEqual(['25', '50', '25'])
})

it('milestones are not sent after the end of the library', () => {
  const { play, sent, lifetime } = setUp()
  play(60)
  lifetime.abort()
  play(80)
  vi.advanceTimersByTime(1000)
  expect([sent(), vi.getTimerCount()]).toEqual([[], 0])
})

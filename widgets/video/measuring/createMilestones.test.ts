import { expect, it } from 'vitest'
import { createMilestones } from './createMilestones.ts'

function setUp() {
  const sent: string[] = []
  let time = 0
  const milestones = createMilestones(
    (milestone) => sent.push(milestone),
    () => time,
  )
  /** After as many milliseconds the video is there, of 200 s. */
  const play = (seconds: number, after = 100) => {
    time += after
    milestones.measure(seconds, 200)
  }
  return { milestones, play, sent }
}

it('a video’s milestones are sent once each, also when it is played again', () => {
  const { play, sent } = setUp()
  for (const seconds of [1, 49.9, 50, 51, 99, 100, 150, 200, 0, 60, 160]) play(seconds)
  expect(sent).toEqual(['25', '50', '75'])
})

it('a video’s milestones include those that the reader has jumped over', () => {
  const { play, sent } = setUp()
  play(170)
  expect(sent).toEqual(['25', '50', '75'])
})

it('a video’s milestones are measured every 100 ms at most', () => {
  const { play, sent } = setUp()
  play(10)
  play(60, 99)
  expect(sent).toEqual([])
  play(61, 1)
  expect(sent).toEqual(['25'])
})

it.each([Number.POSITIVE_INFINITY, Number.NaN, 0, -60])(
  'a video’s milestones are none for a live stream: %s',
  (duration) => {
    const { milestones, sent } = setUp()
    milestones.measure(50, duration)
    expect(sent).toEqual([])
  },
)

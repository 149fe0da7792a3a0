import { expect, it, onTestFinished } from 'vitest'
import { createFrameQueue } from './createFrameQueue.ts'

/** Places below each other, at these heights from the window's top; each says its name when it is started. */
function setUp(tops: readonly number[], atOnce = 2) {
  const started: number[] = []
  const queue = createFrameQueue(atOnce)
  const frames = new Map(
    tops.map((top) => {
      const place = document.createElement('div')
      Object.assign(place.style, { position: 'absolute', top: `${top}px`, height: '100px', width: '100px' })
      document.body.append(place)
      onTestFinished(() => place.remove())
      const frame = queue.add(place, () => started.push(top))
      onTestFinished(frame.remove)
      return [top, frame] as const
    }),
  )
  const done = (top: number) => frames.get(top)?.done()
  return { started, done }
}

it('frames in the window load first, from the top, two at a time; then those near it', async () => {
  const below = window.innerHeight + 50
  const { started, done } = setUp([below, 300, 0, 150])
  await expect.poll(() => started).toEqual([0, 150])
  done(150)
  expect(started).toEqual([0, 150, 300])
  done(0)
  expect(started).toEqual([0, 150, 300, below])
})

it('a frame far below waits until the page scrolls near it', async () => {
  const far = window.innerHeight * 4
  const { started } = setUp([0, far])
  await expect.poll(() => started).toEqual([0])
  window.scrollTo(0, far)
  onTestFinished(() => window.scrollTo(0, 0))
  await expect.poll(() => started).toEqual([0, far])
})

import { expect, it } from 'vitest'
import { createTestClock } from '#page/feed/feedClock.fixture.ts'
import { createRotationStore } from './video-carousel.store.ts'

const SECOND = 1000

function open(isStill = false) {
  const { setTimer, advance } = createTestClock()
  const store = createRotationStore({ isStill, setTimer })
  let turns = 0
  const end = store.start(() => {
    turns++
  })
  const after = async (seconds: number) => {
    await advance(seconds * SECOND)
    return turns
  }
  return { ...store, end, after }
}

it('the store of a video carousel moves on every six seconds', async () => {
  const { after, getState } = open()
  expect(await after(5.9)).toBe(0)
  expect(await after(0.1)).toBe(1)
  expect(await after(12)).toBe(3)
  expect(getState().status).toBe('moving')
})

it('the store of a video carousel begins stopped for readers who prefer less motion, who may let it move', async () => {
  const { after, move, getState } = open(true)
  expect(await after(60)).toBe(0)
  expect(getState().status).toBe('stopped')
  move()
  expect(await after(6)).toBe(1)
})

it('the store of a video carousel is paused by a pointer and by a hidden tab, and begins its time anew without them', async () => {
  const { after, hold, release, getState } = open()
  await after(5)
  hold('pointer')
  hold('page')
  expect(await after(60)).toBe(0)
  release('pointer')
  expect(getState().status).toBe('held')
  expect(await after(60)).toBe(0)
  release('page')
  expect(await after(5)).toBe(0)
  expect(await after(1)).toBe(1)
})

it('the store of a video carousel stays stopped, whatever is released, until the reader lets it move', async () => {
  const { after, hold, release, stop, move, getState } = open()
  stop()
  hold('pointer')
  release('pointer')
  expect(await after(60)).toBe(0)
  expect(getState().status).toBe('stopped')
  hold('pointer')
  move()
  expect(getState().status).toBe('held')
  release('pointer')
  expect(await after(6)).toBe(1)
})

it('the store of a video carousel stops its timer with its view', async () => {
  const { after, end, hold, release } = open()
  end()
  hold('page')
  release('page')
  expect(await after(60)).toBe(0)
})

import { expect, it } from 'vitest'
import { initialState, transition, type VideoEvent, type VideoState } from './video.model.ts'

const after = (...events: VideoEvent[]) => events.reduce(transition, initialState)
const requested = { type: 'requested' } as const
const opened = { type: 'opened' } as const
const failed = { type: 'failed', failure: 'stream' } as const

it('a video’s model loads when it is requested, and plays when the player is ready', () => {
  expect(after(requested)).toEqual({ status: 'loading' })
  expect(after(requested, opened)).toEqual({ status: 'player' })
})

it('a video’s model fails while it loads or plays, and can be retried', () => {
  const state: VideoState = { status: 'failed', failure: 'stream' }
  expect(after(requested, failed)).toEqual(state)
  expect(after(requested, opened, failed)).toEqual(state)
  expect(after(requested, failed, requested)).toEqual({ status: 'loading' })
})

it('a video’s model ignores an event that does not apply', () => {
  expect(after(failed)).toEqual(initialState)
  expect(after(opened)).toEqual(initialState)
  const playing = after(requested, opened)
  expect(transition(playing, requested)).toBe(playing)
  expect(after(requested, failed, opened)).toEqual({ status: 'failed', failure: 'stream' })
})

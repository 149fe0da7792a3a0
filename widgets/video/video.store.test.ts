import { expect, it, vi } from 'vitest'
import { type Result, success } from '#lib/result.ts'
import { createTurns } from './player/createTurns.ts'
import type { CreatePlayer, Player } from './player/player.types.ts'
import { playerSetup } from './player/playerSetup.ts'
import { createVideoStore } from './video.store.ts'

/** The store hands the element on, and looks at nothing of it. */
const place = {} as HTMLElement

const setup = playerSetup({ file: '/films/far.m3u8', image: undefined, title: undefined, savesData: false })

/** A video that the reader has pressed. Its player's script comes, and its player says something, when they are told; time passes when it is told. */
function press() {
  let arrive = (_: Result<CreatePlayer, unknown>) => {}
  const arrived = new Promise<Result<CreatePlayer, unknown>>((resolve) => {
    arrive = resolve
  })
  const listeners = new Map<string, (detail: never) => void>()
  const timers = new Map<() => void, number>()
  const remove = vi.fn()
  const player: Player = {
    setup: vi.fn(),
    on: (event, listener) => listeners.set(event, listener),
    pause: vi.fn(),
    remove,
  }
  const create = vi.fn(() => player)
  let time = 0
  const store = createVideoStore({
    setup,
    loadPlayer: () => arrived,
    turns: createTurns(),
    isOnline: () => true,
    isReachable: async () => true,
    onTime: vi.fn(),
    setTimer(act, ms) {
      timers.set(act, time + ms)
      return () => timers.delete(act)
    },
    report: vi.fn(),
  })
  store.play()
  const leave = store.enter(place)
  return {
    create,
    leave,
    remove,
    timers,
    state: () => store.getState(),
    async scriptComes() {
      arrive(success(create))
      await arrived
    },
    isReady: () => listeners.get('ready')?.({} as never),
    pass(ms: number) {
      time += ms
      for (const [act, due] of timers) if (due <= time) act()
    },
  }
}

it('a video’s store gives up a player whose script has not arrived in 30 seconds, and creates none when it does later', async () => {
  const video = press()
  video.pass(29_999)
  expect(video.state().status).toBe('loading')
  video.pass(1)
  expect(video.state()).toEqual({ status: 'failed', failure: 'player' })
  // The view takes the player's place off the page.
  video.leave()
  await video.scriptComes()
  expect(video.create).not.toHaveBeenCalled()
})

it('a video’s store gives up a player that has loaded and cannot be used after 30 seconds', async () => {
  const video = press()
  await video.scriptComes()
  video.pass(30_000)
  expect(video.state()).toEqual({ status: 'failed', failure: 'player' })
  video.leave()
  expect(video.remove).toHaveBeenCalledOnce()
})

it('a video’s store keeps a player that can be used in time, however long it plays', async () => {
  const video = press()
  await video.scriptComes()
  video.pass(29_999)
  video.isReady()
  video.pass(3_600_000)
  expect(video.state().status).toBe('player')
})

it('a video’s store stops its timers once the player has left the page', () => {
  const video = press()
  video.leave()
  expect(video.timers.size).toBe(0)
})

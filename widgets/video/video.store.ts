import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { Turns } from './player/createTurns.ts'
import type { CreatePlayer, Player, PlayerSetup } from './player/player.types.ts'
import { initialState, transition, type VideoEvent, type VideoFailure, type VideoState } from './video.model.ts'

/** How long a player may take from the press until it can be used, in milliseconds. */
const PATIENCE = 30_000

export interface VideoDeps {
  /** Undefined where the stream's address cannot be opened. */
  setup: PlayerSetup | undefined
  loadPlayer(): Promise<Result<CreatePlayer, unknown>>
  turns: Turns
  /** The browser's word, which may be wrong where it says no. */
  isOnline(): boolean
  /** Whether the page's own host answers: asked where the browser says that it is offline. */
  isReachable(): Promise<boolean>
  /** How far it is, in seconds, as it plays; at its end too. */
  onTime(position: number, duration: number): void
  /** @returns Cancels it. */
  setTimer(act: () => void, ms: number): () => void
  report(error: unknown, source: string): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface VideoStore extends ReadonlyStore<VideoState> {
  /** The reader wants to see it, for the first time or again. */
  play(): void
  /** The place of the player is on the page. @returns Takes the player out of it. */
  enter(place: HTMLElement): () => void
}

export function createVideoStore(deps: VideoDeps): VideoStore {
  const { setup, loadPlayer, turns, isOnline, isReachable, onTime, setTimer, report } = deps
  const { dispatch, ...store } = createMachine<VideoState, VideoEvent>(initialState, transition)
  let attempt = 0
  const fail = (failure: VideoFailure) => {
    if (isOnline()) return dispatch({ type: 'failed', failure })
    const failed = attempt
    void isReachable().then((reachable) => {
      // The reader may have pressed again meanwhile.
      if (failed === attempt) dispatch({ type: 'failed', failure: reachable ? failure : 'offline' })
    })
  }

  function start(create: CreatePlayer, options: PlayerSetup, place: HTMLElement, pause: () => void): Player {
    let length = 0
    const player = create(place)
    player.setup(options)
    player.on('ready', () => dispatch({ type: 'opened' }))
    player.on('play', () => {
      // A player may begin before it says that it is ready.
      dispatch({ type: 'opened' })
      turns.take(pause)
    })
    player.on('time', ({ position, duration }) => {
      length = duration
      onTime(position, duration)
    })
    player.on('complete', () => onTime(length, length))
    player.on('error', () => fail('stream'))
    player.on('setupError', () => fail('player'))
    return player
  }

  return {
    ...store,
    play() {
      attempt++
      dispatch({ type: 'requested' })
      if (!setup) fail('stream')
    },
    enter(place) {
      let player: Player | undefined
      let isThere = true
      const pause = () => void player?.pause()
      const stopWaiting = setTimer(() => {
        if (store.getState().status === 'loading') fail('player')
      }, PATIENCE)
      loadPlayer().then((loaded) => {
        if (!isThere || !setup) return
        if (!loaded.ok) return fail('player')
        try {
          player = start(loaded.value, setup, place, pause)
        } catch (error) {
          report(error, 'video')
          fail('player')
        }
      })
      return () => {
        isThere = false
        stopWaiting()
        turns.leave(pause)
        player?.remove()
      }
    },
  }
}

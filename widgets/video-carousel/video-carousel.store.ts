import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'

/** How long each position is shown, in milliseconds (content-features §9, "Carousels"). */
const PERIOD = 6000

/** `moving` by itself; `held` for as long as somebody points at it or is not there; `stopped` until the reader lets it move again. */
export type RotationState = { status: 'moving' } | { status: 'held' } | { status: 'stopped' }

export type HoldReason = 'pointer' | 'page'

export interface RotationDeps {
  /** Whether the reader prefers less motion: then it begins stopped. */
  isStill: boolean
  /** @returns Cancels it. */
  setTimer(act: () => void, ms: number): () => void
}

/** Read it with `useStore`; change it only through the commands. */
export interface RotationStore extends ReadonlyStore<RotationState> {
  /** Calls `advance` every six seconds while it moves. @returns Ends it. */
  start(advance: () => void): () => void
  /** Its time begins anew when nothing holds it. */
  hold(reason: HoldReason): void
  release(reason: HoldReason): void
  /** The reader has come to it with the focus, a finger or a press, or wants it to stop. */
  stop(): void
  move(): void
}

/** When a carousel moves by itself, and what stops it (content-features §4, "Header and page shell"). */
export function createRotationStore({ isStill, setTimer }: RotationDeps): RotationStore {
  const { setState, ...store } = createStore<RotationState>()(() => ({ status: 'moving' }))
  // Not its first state, which a server that knows no reader has rendered.
  if (isStill) setState({ status: 'stopped' })
  const holds = new Set<HoldReason>()
  let advance: (() => void) | undefined
  let cancel = () => {}

  const set = (status: RotationState['status']) => {
    cancel()
    if (store.getState().status !== status) setState({ status })
    if (status === 'moving' && advance) cancel = setTimer(tick, PERIOD)
  }
  const tick = () => {
    advance?.()
    set('moving')
  }
  const go = () => set(holds.size > 0 ? 'held' : 'moving')
  const goUnlessStopped = () => {
    if (store.getState().status !== 'stopped') go()
  }
  return {
    ...store,
    start(act) {
      advance = act
      goUnlessStopped()
      return () => {
        cancel()
        advance = undefined
      }
    },
    hold(reason) {
      holds.add(reason)
      goUnlessStopped()
    },
    release(reason) {
      holds.delete(reason)
      goUnlessStopped()
    },
    stop: () => set('stopped'),
    move: go,
  }
}

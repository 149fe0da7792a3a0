import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import { failed } from '../../src/lib/result.ts'
import { has, isChanging } from '../../src/library/library.model.ts'
import type { Library } from '../../src/library/library.types.ts'
import type { Moment } from './follow.model.ts'
import { hasNotifications } from './follow.model.ts'
import type { FollowTarget } from './follow.types.ts'

export interface FollowStoreNeeds {
  library: Library
  /** Asks a visitor in; what was wanted is done after the sign-in. */
  askIn(): void
  /** Whether to offer notifications now: not where they are on, nor soon after it was decided later. */
  mayOffer(): Promise<boolean>
  /** Told of each change that the backend has taken. */
  onChanged(followed: boolean): void
  /** Tells the reader, who may be elsewhere on the page, and offers the way back. */
  onUnfollowed(undo: () => void): void
  /** Followed otherwise than by the button: by the undo, or after a sign-in that a press had led to. */
  onFollowedElsewhere(): void
  onLost(failure: ApiFailure): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface FollowStore extends Omit<StoreApi<Moment>, 'setState'> {
  /** Follows (`wanted`), or no longer, as the button said; asks visitors in. Presses while a change is on its way do nothing. */
  press(wanted: boolean): Promise<void>
  /** Does what a sign-in had interrupted. */
  resume(): Promise<void>
  /** The pointer or the focus has gone: the button offers to take it back when they return. */
  leave(): void
  /** The reader has answered the offer. */
  closeOffer(): void
}

export function createFollowStore({ kind, id }: FollowTarget, needs: FollowStoreNeeds): FollowStore {
  const { library, askIn, mayOffer, onChanged, onUnfollowed, onFollowedElsewhere, onLost } = needs
  const { setState, ...store } = createStore<Moment>()(() => ({ status: 'quiet' }))

  const change = async (wanted: boolean): Promise<boolean> => {
    const state = await library.load()
    if (state.status === 'visitor') {
      askIn()
      return false
    }
    if (isChanging(state, kind, id) || has(state, kind, id) === wanted) return false
    const result =
      state.status === 'failed'
        ? failed(state.failure)
        : await (wanted ? library.follow(kind, id) : library.unfollow(kind, id))
    if (result.ok) onChanged(wanted)
    else if (result.failure.kind !== 'aborted') onLost(result.failure)
    return result.ok
  }

  const offer = async () => {
    if (hasNotifications({ kind, id }) && (await mayOffer()) && has(library.getState(), kind, id)) {
      setState({ status: 'offering' })
    }
  }
  const follow = async () => {
    setState({ status: 'pressed' })
    const followed = await change(true)
    setState({ status: followed ? 'followed' : 'quiet' })
    if (!followed) return
    await offer()
  }
  const followAgain = async () => {
    const followed = await change(true)
    if (followed) onFollowedElsewhere()
    return followed
  }
  const unfollow = async () => {
    setState({ status: 'quiet' })
    if (await change(false)) onUnfollowed(() => void followAgain())
  }

  return {
    ...store,
    press: (wanted) => (wanted ? follow() : unfollow()),
    async resume() {
      if (await followAgain()) await offer()
    },
    leave() {
      if (store.getState().status !== 'offering') setState({ status: 'quiet' })
    },
    closeOffer: () => setState({ status: 'quiet' }),
  }
}

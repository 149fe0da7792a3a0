import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import { failed } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { Library } from '#page/library/library.types.ts'
import { type FollowState, hasNotifications } from './follow.model.ts'
import type { FollowTarget } from './follow.types.ts'

export interface FollowStoreDeps {
  library: Library
  /** Opens the login prompt for a visitor; the follow is resumed after sign-in. */
  promptLogin(): void
  /** False when notifications are on already or were offered recently. */
  mayOffer(): Promise<boolean>
  /** Called after the backend has accepted a change. */
  onChanged(followed: boolean): void
  /** Shows a snackbar with undo: the reader may have scrolled away from the button. */
  onUnfollowed(undo: () => void): void
  /** Called after a follow without a click: by undo, or resumed after sign-in. */
  onFollowedElsewhere(): void
  onFailed(failure: ApiFailure): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface FollowStore extends ReadonlyStore<FollowState> {
  /** Follows or unfollows; opens the login prompt for visitors. Ignored while a change is pending. */
  press(shouldFollow: boolean): Promise<void>
  /** Resumes the follow that a sign-in interrupted. */
  resume(): Promise<void>
  /** Called when pointer or focus leave the button: from then on hover and focus show “unfollow”. */
  leave(): void
  /** Closes the notifications offer. */
  closeOffer(): void
}

export function createFollowStore({ kind, id }: FollowTarget, deps: FollowStoreDeps): FollowStore {
  const { library, promptLogin, mayOffer, onChanged, onUnfollowed, onFollowedElsewhere, onFailed } = deps
  const { setState, ...store } = createStore<FollowState>()(() => ({ status: 'idle' }))

  const change = async (shouldFollow: boolean): Promise<boolean> => {
    const state = await library.load()
    if (state.status === 'visitor') {
      promptLogin()
      return false
    }
    if (isChanging(state, kind, id) || has(state, kind, id) === shouldFollow) return false
    const result =
      state.status === 'failed'
        ? failed(state.failure)
        : await (shouldFollow ? library.follow(kind, id) : library.unfollow(kind, id))
    if (result.ok) onChanged(shouldFollow)
    else if (result.failure.kind !== 'aborted') onFailed(result.failure)
    return result.ok
  }

  const offer = async (pressed: boolean) => {
    if (hasNotifications({ kind, id }) && (await mayOffer()) && has(library.getState(), kind, id)) {
      setState({ status: 'offering', pressed, fresh: pressed })
    }
  }
  const follow = async () => {
    setState({ status: 'pressed' })
    const followed = await change(true)
    setState({ status: followed ? 'followed' : 'idle' })
    if (!followed) return
    await offer(true)
  }
  const followAgain = async () => {
    const followed = await change(true)
    if (followed) onFollowedElsewhere()
    return followed
  }
  const unfollow = async () => {
    setState({ status: 'idle' })
    if (await change(false)) onUnfollowed(() => void followAgain())
  }

  return {
    ...store,
    press: (shouldFollow) => (shouldFollow ? follow() : unfollow()),
    async resume() {
      if (await followAgain()) await offer(false)
    },
    leave() {
      const state = store.getState()
      setState(state.status === 'offering' ? { ...state, fresh: false } : { status: 'idle' })
    },
    closeOffer: () => setState({ status: 'idle' }),
  }
}

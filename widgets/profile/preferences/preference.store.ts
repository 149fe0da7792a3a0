import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import {
  initialState,
  type PreferenceEvent,
  type PreferenceState,
  type Preferences,
  shownIn,
  transition,
} from './preference.model.ts'

/** After the last change of notifications, newsletters and their language, in milliseconds (reader-account §9). */
export const SAVE_DELAY = 500

export interface PreferenceDeps<Values extends Preferences> {
  /** The server's value. */
  saved: Values
  /** Milliseconds after the last change; {@link SAVE_DELAY}, or 0 for what is saved at once. */
  delay: number
  /** @returns The profile's value then. */
  send(values: Values): Promise<Result<Values, ApiFailure>>
  /** The change has been taken back. */
  onRefused(failure: ApiFailure): void
}

export interface PreferenceStore<Values extends Preferences> extends ReadonlyStore<PreferenceState<Values>> {
  change(change: Partial<Values>): void
  profileChanged(saved: Values): void
  /** Sends what waits for the end of the pause: the reader leaves the panel or the page. */
  flush(): void
}

/** Settings that take effect at once and are saved after a pause (reader-account §4, "Notification preferences"). */
export function createPreferenceStore<Values extends Preferences>({
  saved,
  delay,
  send,
  onRefused,
}: PreferenceDeps<Values>): PreferenceStore<Values> {
  const { dispatch, ...store } = createMachine<PreferenceState<Values>, PreferenceEvent<Values>>(
    initialState(saved),
    transition,
  )
  const { getState } = store
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = async () => {
    clearTimeout(timer)
    const state = getState()
    if (state.status !== 'changed') return
    dispatch({ type: 'sent' })
    const answer = await send(shownIn(state))
    if (answer.ok) dispatch({ type: 'accepted', saved: answer.value })
    else {
      dispatch({ type: 'refused' })
      onRefused(answer.failure)
    }
    // The choices that have changed meanwhile.
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (getState().status !== 'changed') return
    if (delay > 0) timer = setTimeout(() => void save(), delay)
    else void save()
  }

  return {
    ...store,
    change(change) {
      dispatch({ type: 'changed', change })
      schedule()
    },
    profileChanged: (profile) => dispatch({ type: 'profileChanged', saved: profile }),
    flush: () => void save(),
  }
}

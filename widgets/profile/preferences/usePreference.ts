import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { failed, success } from '#lib/result.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { getProfileUpdates, type ProfileChange, type ProfileUpdates } from '#page/session/updateProfile.ts'
import { userOf } from '#page/session/userOf.ts'
import type { ProfileServices } from '../profile.types.ts'
import { type Preferences, shownIn } from './preference.model.ts'
import { createPreferenceStore, SAVE_DELAY } from './preference.store.ts'

type Saving = ReturnType<ProfileUpdates['update']>

export interface PreferenceOptions<Values extends Preferences> {
  read(user: CurrentUser): Values
  toChange(values: Values): ProfileChange
  delay?: number
  /** Around the call: what else has to happen with it. */
  around?(values: Values, save: () => Saving): Saving
}

/**
 * Settings of the reader's profile that save themselves. The owner has a new `key` for another reader.
 *
 * @param options A constant, or what the first render has.
 */
export function usePreference<Values extends Preferences>(
  { context }: ProfileServices,
  user: CurrentUser,
  options: PreferenceOptions<Values>,
) {
  const { session, snackbars, intl } = context
  const [{ read, store }] = useState(() => {
    const { read, toChange, delay = SAVE_DELAY, around = (_, save) => save() } = options
    const isReader = () => userOf(session.get())?.id === user.id
    const store = createPreferenceStore<Values>({
      saved: read(user),
      delay,
      async send(values) {
        // After a pause somebody else may be signed in.
        if (!isReader()) return failed({ kind: 'aborted' })
        const answer = await around(values, () => getProfileUpdates(context).update(toChange(values)))
        return answer.ok ? success(read(answer.value)) : answer
      },
      onRefused(failure) {
        if (failure.kind !== 'aborted') snackbars.show({ kind: 'error', text: intl.t(failureMessages.generic) })
      },
    })
    return { read, store }
  })
  const values = shownIn(useStore(store))

  useEffect(() => store.profileChanged(read(user)), [store, read, user])
  useEffect(() => {
    window.addEventListener('pagehide', store.flush)
    return () => {
      window.removeEventListener('pagehide', store.flush)
      store.flush()
    }
  }, [store])

  return { values, change: store.change }
}

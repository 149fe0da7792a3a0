import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { ProfileUpdates, PublicProfile } from '../../../src/session/updateProfile.ts'
import type { FormDeps } from '../form/form.store.ts'
import { createFormStore } from '../form/form.store.ts'
import type { EditorState, NickProblem } from './editor.model.ts'
import { fieldsOf } from './editor.model.ts'

/** The server's code for a nick that another reader has (reader-account §8). */
const NICK_TAKEN = 'PUBLICNICK_ALREADY_IN_USE'

const isTaken = (failure: ApiFailure) =>
  failure.kind === 'http' && failure.errors.some(({ code }) => code === NICK_TAKEN)

export interface EditorDeps extends FormDeps<PublicProfile> {
  updates: Pick<ProfileUpdates, 'update'>
}

export interface EditorStore extends ReadonlyStore<EditorState> {
  edit(change: Partial<PublicProfile>, user: CurrentUser): void
  /** Sends the changed fields alone (reader-account §4, "Profile data form"). */
  save(user: CurrentUser): Promise<void>
}

export function createEditor({ updates, ...deps }: EditorDeps): EditorStore {
  const form = createFormStore<PublicProfile, NickProblem>(deps)
  return {
    ...form,
    edit: (change, user) => form.change(change, fieldsOf(user)),
    async save(user) {
      const { status, changes } = form.getState()
      if (status === 'saving') return
      const nickNow = () => form.getState().changes.nick ?? user.nick
      const nick = nickNow()
      if (nick.trim() === '') return form.refuse({ kind: 'missing', nick })
      if (Object.keys(changes).length === 0) return
      await form.save(
        () => updates.update(changes),
        // Of another one that was typed meanwhile it is not known.
        (failure) => (isTaken(failure) && nickNow() === nick ? { kind: 'taken', nick } : undefined),
      )
    },
  }
}

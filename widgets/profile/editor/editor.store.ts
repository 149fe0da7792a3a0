import { normalizeNick } from '#kit/validation/normalize.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { ProfileUpdates, PublicProfile } from '#page/session/updateProfile.ts'
import { createFormStore, type FormDeps } from '../form/form.store.ts'
import { type EditorProblem, type EditorState, fieldsOf, problemsIn, problemsOf } from './editor.model.ts'

export interface EditorDeps extends FormDeps<PublicProfile> {
  updates: Pick<ProfileUpdates, 'update'>
}

export interface EditorStore extends ReadonlyStore<EditorState> {
  edit(change: Partial<PublicProfile>, user: CurrentUser): void
  /** Sends the changed fields alone (reader-account §4, "Profile data form"). */
  save(user: CurrentUser): Promise<void>
}

export function createEditor({ updates, ...deps }: EditorDeps): EditorStore {
  const form = createFormStore<PublicProfile, readonly EditorProblem[]>(deps)
  return {
    ...form,
    edit: (change, user) => form.change(change, fieldsOf(user)),
    async save(user) {
      const { status, changes } = form.getState()
      if (status === 'saving') return
      const shown = () => ({ ...fieldsOf(user), ...form.getState().changes })
      const sent = shown()
      const wrong = problemsIn(sent, changes)
      if (wrong.length > 0) return form.refuse(wrong)
      if (Object.keys(changes).length === 0) return
      await form.save(
        () => updates.update(changes.nick === undefined ? changes : { ...changes, nick: normalizeNick(changes.nick) }),
        (failure) => {
          // Of what was typed meanwhile it is not known.
          const problems = problemsOf(failure, sent).filter(({ field, value }) => shown()[field] === value)
          return problems.length > 0 ? problems : undefined
        },
      )
    },
  }
}

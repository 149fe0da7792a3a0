import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { ProfileUpdates, PublicProfile } from '../../../src/session/updateProfile.ts'
import type { EditorEvent, EditorState } from './editor.model.ts'
import { fieldsOf, transition } from './editor.model.ts'

/** The server's code for a nick that another reader has (reader-account §8). */
const NICK_TAKEN = 'PUBLICNICK_ALREADY_IN_USE'

const isTaken = (failure: ApiFailure) =>
  failure.kind === 'http' && failure.errors.some(({ code }) => code === NICK_TAKEN)

export interface EditorDeps {
  updates: Pick<ProfileUpdates, 'update'>
  /** What was typed before a reload. */
  draft: Partial<PublicProfile>
  onSaved(): void
  /** The call failed for a reason that no field can show. */
  onFailed(): void
}

export interface EditorStore extends ReadonlyStore<EditorState> {
  edit(change: Partial<PublicProfile>, user: CurrentUser): void
  /** Sends the changed fields alone (reader-account §4, "Profile data form"). */
  save(user: CurrentUser): Promise<void>
}

export function createEditor({ updates, draft, onSaved, onFailed }: EditorDeps): EditorStore {
  const { dispatch, ...store } = createMachine<EditorState, EditorEvent>(
    { status: 'open', changes: draft, problem: undefined },
    transition,
  )
  return {
    ...store,
    edit: (change, user) => dispatch({ type: 'edited', change, user }),
    async save(user) {
      const { status, changes } = store.getState()
      if (status === 'saving') return
      if ({ ...fieldsOf(user), ...changes }.nick.trim() === '') return dispatch({ type: 'refused', problem: 'missing' })
      if (Object.keys(changes).length === 0) return
      dispatch({ type: 'submitted' })
      const answer = await updates.update(changes)
      if (answer.ok) {
        dispatch({ type: 'saved' })
        onSaved()
        return
      }
      const taken = isTaken(answer.failure)
      dispatch({ type: 'refused', problem: taken ? 'taken' : undefined })
      if (!taken && answer.failure.kind !== 'aborted') onFailed()
    },
  }
}

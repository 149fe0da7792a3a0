import { formProblem } from '../../../src/forms/formProblem.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { ProfileUpdates } from '../../../src/session/updateProfile.ts'
import type { DataEvent, DataState } from './data.model.ts'
import { payloadOf, transition } from './data.model.ts'
import type { CheckedData, DataFields } from './data.schema.ts'
import { dataFields } from './data.schema.ts'

export interface DataDeps {
  updates: Pick<ProfileUpdates, 'update'>
  /** What was typed before a reload. */
  draft: Partial<DataFields>
  onSaved(): void
  /** The call failed for a reason that no field can show. */
  onFailed(): void
}

export interface DataStore extends ReadonlyStore<DataState> {
  type(change: Partial<DataFields>, user: CurrentUser): void
  /** @param data The form's fields, checked. */
  save(data: CheckedData): Promise<void>
}

export function createDataStore({ updates, draft, onSaved, onFailed }: DataDeps): DataStore {
  const { dispatch, ...store } = createMachine<DataState, DataEvent>(
    { status: 'open', changes: draft, problem: undefined },
    transition,
  )
  return {
    ...store,
    type: (change, user) => dispatch({ type: 'typed', change, user }),
    async save(data) {
      if (store.getState().status !== 'open') return
      dispatch({ type: 'submitted' })
      const answer = await updates.update(payloadOf(data))
      if (answer.ok) {
        dispatch({ type: 'saved' })
        onSaved()
        return
      }
      const problem = formProblem(answer.failure, dataFields)
      dispatch({ type: 'refused', problem })
      if (problem.kind === 'failed' && answer.failure.kind !== 'aborted') onFailed()
    },
  }
}

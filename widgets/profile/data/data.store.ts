import { formProblem } from '../../../src/forms/formProblem.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { ProfileUpdates } from '../../../src/session/updateProfile.ts'
import type { DataEvent, DataState } from './data.model.ts'
import { initialState, payloadOf, transition } from './data.model.ts'
import type { CheckedData } from './data.schema.ts'
import { dataFields } from './data.schema.ts'

export interface DataDeps {
  updates: Pick<ProfileUpdates, 'update'>
  onSaved(): void
  /** The call failed for a reason that no field can show. */
  onFailed(): void
}

export interface DataStore extends ReadonlyStore<DataState> {
  /** @returns Whether it was saved. */
  save(data: CheckedData): Promise<boolean>
}

export function createDataStore({ updates, onSaved, onFailed }: DataDeps): DataStore {
  const { dispatch, ...store } = createMachine<DataState, DataEvent>(initialState, transition)
  return {
    ...store,
    async save(data) {
      if (store.getState().status !== 'open') return false
      dispatch({ type: 'submitted' })
      const answer = await updates.update(payloadOf(data))
      if (answer.ok) {
        dispatch({ type: 'saved' })
        onSaved()
        return true
      }
      const problem = formProblem(answer.failure, dataFields)
      dispatch({ type: 'refused', problem })
      if (problem.kind === 'failed' && answer.failure.kind !== 'aborted') onFailed()
      return false
    },
  }
}

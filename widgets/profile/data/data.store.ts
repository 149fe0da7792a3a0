import { type FormProblem, formProblem } from '#kit/forms/formProblem.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { ProfileUpdates } from '#page/session/updateProfile.ts'
import type { FormState } from '../form/form.model.ts'
import { createFormStore, type FormDeps } from '../form/form.store.ts'
import { payloadOf } from './data.model.ts'
import { type CheckedData, type DataFields, dataFields } from './data.schema.ts'

export interface DataDeps extends FormDeps<DataFields> {
  updates: Pick<ProfileUpdates, 'update'>
}

export interface DataStore extends ReadonlyStore<FormState<DataFields, FormProblem>> {
  /** @param saved The fields of the profile, as the form shows them. */
  type(change: Partial<DataFields>, saved: DataFields): void
  /** @param data The form's fields, checked. */
  save(data: CheckedData): Promise<boolean>
}

function problemOf(failure: ApiFailure): FormProblem | undefined {
  const problem = formProblem(failure, dataFields)
  return problem.kind === 'fields' ? problem : undefined
}

export function createDataStore({ updates, ...deps }: DataDeps): DataStore {
  const form = createFormStore<DataFields, FormProblem>(deps)
  return {
    ...form,
    type: form.change,
    save: (data) => form.save(() => updates.update(payloadOf(data)), problemOf),
  }
}

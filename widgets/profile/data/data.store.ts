import type { FormProblem } from '../../../src/kit/forms/formProblem.ts'
import { formProblem } from '../../../src/kit/forms/formProblem.ts'
import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import type { ApiFailure } from '../../../src/page/api/apiFailure.ts'
import type { ProfileUpdates } from '../../../src/page/session/updateProfile.ts'
import type { FormState } from '../form/form.model.ts'
import type { FormDeps } from '../form/form.store.ts'
import { createFormStore } from '../form/form.store.ts'
import { payloadOf } from './data.model.ts'
import type { CheckedData, DataFields } from './data.schema.ts'
import { dataFields } from './data.schema.ts'

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

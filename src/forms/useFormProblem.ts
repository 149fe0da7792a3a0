import type { FormSchema, FormStore } from '@formisch/react'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { FieldProblem } from '../validation/serverProblems.ts'
import type { FormProblem } from './formProblem.ts'
import { useServerProblems } from './useServerProblems.ts'

const none: readonly FieldProblem[] = []

/** Puts what is wrong with the fields under them. @returns What went wrong with the call, for the form to tell. */
export function useFormProblem<Schema extends FormSchema>(
  form: FormStore<Schema>,
  found: FormProblem | undefined,
): ApiFailure | undefined {
  useServerProblems(form, found?.kind === 'fields' ? found.problems : none)
  return found?.kind === 'failed' ? found.failure : undefined
}

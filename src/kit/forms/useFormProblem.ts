import type { FormSchema, FormStore } from '@formisch/react'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { FieldProblem } from '../validation/serverProblems.ts'
import type { FormProblem } from './formProblem.ts'
import { useServerProblems } from './useServerProblems.ts'

const none: readonly FieldProblem[] = []

/** Shows field problems under their fields. @returns The failure of the call, which the form shows. */
export function useFormProblem<Schema extends FormSchema>(
  form: FormStore<Schema>,
  problem: FormProblem | undefined,
): ApiFailure | undefined {
  useServerProblems(form, problem?.kind === 'fields' ? problem.problems : none)
  return problem?.kind === 'failed' ? problem.failure : undefined
}

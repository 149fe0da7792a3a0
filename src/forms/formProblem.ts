import type { ApiFailure } from '../api/apiFailure.ts'
import type { FieldProblem } from '../validation/serverProblems.ts'
import { serverProblems } from '../validation/serverProblems.ts'

/** Why a form was not taken: fields that the server does not take, or a call that failed. */
export type FormProblem =
  | { kind: 'fields'; problems: readonly FieldProblem[] }
  | { kind: 'failed'; failure: ApiFailure }

/** @param fields The form's: errors of others are not its affair. */
export function formProblem(failure: ApiFailure, fields: readonly string[]): FormProblem {
  const problems = serverProblems(failure.kind === 'http' ? failure.errors : [], fields)
  return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'failed', failure }
}

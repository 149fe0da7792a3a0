import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type FieldProblem, serverProblems } from '../validation/serverProblems.ts'

/** Why a form was refused: invalid fields, or a failed call. */
export type FormProblem =
  | { kind: 'fields'; problems: readonly FieldProblem[] }
  | { kind: 'failed'; failure: ApiFailure }

/** @param fields Names of the form's fields; errors of others are ignored. */
export function formProblem(failure: ApiFailure, fields: readonly string[]): FormProblem {
  const problems = serverProblems(failure.kind === 'http' ? failure.errors : [], fields)
  return problems.length > 0 ? { kind: 'fields', problems } : { kind: 'failed', failure }
}

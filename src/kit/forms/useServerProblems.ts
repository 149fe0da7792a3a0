import { type FormSchema, type FormStore, focus, setErrors } from '@formisch/react'
import { useEffect } from 'react'
import type { FieldProblem } from '../validation/serverProblems.ts'

/** Shows the server's problems under their fields and focuses the first, where a screen reader announces it. */
export function useServerProblems<Schema extends FormSchema>(
  form: FormStore<Schema>,
  problems: readonly FieldProblem[],
): void {
  useEffect(() => {
    problems.forEach(({ field, problem }, index) => {
      const path = [field]
      // `as never`, because the path is a plain string: the caller has dropped the problems of fields that this form does not have.
      setErrors(form, { path, errors: [problem] } as never)
      // As above.
      if (index === 0) focus(form, { path } as never)
    })
  }, [form, problems])
}

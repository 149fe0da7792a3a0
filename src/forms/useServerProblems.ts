import type { FormSchema, FormStore } from '@formisch/react'
import { focus, setErrors } from '@formisch/react'
import { useEffect } from 'react'
import type { FieldProblem } from '../validation/serverProblems.ts'

/** Puts what the server found wrong under the fields that it names, and the focus on the first of them: whoever listens hears it there. */
export function useServerProblems<Schema extends FormSchema>(
  form: FormStore<Schema>,
  problems: readonly FieldProblem[],
): void {
  useEffect(() => {
    problems.forEach(({ field, problem }, index) => {
      const path = [field]
      // The problems are of this form's fields: whoever hands them in has sorted out the others.
      setErrors(form, { path, errors: [problem] } as never)
      // As above.
      if (index === 0) focus(form, { path } as never)
    })
  }, [form, problems])
}

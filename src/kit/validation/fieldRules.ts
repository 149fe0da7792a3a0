import * as v from 'valibot'
import { isBlank, isEmpty } from './check.ts'
import { problem } from './problem.ts'

type Fields = Record<string, unknown>

/** The generic rules that compare two fields (reader-account §5), for the pipe of the form's object. The problem is reported at `field`. */

/** Equal to another field. */
export const confirmed = <Form extends Fields>(
  field: keyof Form & string,
  original: keyof Form & string,
  message = problem('confirmed'),
) => at<Form>([field, original], field, (form) => isEmpty(form[field]) || form[field] === form[original], message)

/** Required when another field has one of these values. */
export const requiredIf = <Form extends Fields>(
  field: keyof Form & string,
  other: keyof Form & string,
  values: readonly unknown[],
) =>
  at<Form>(
    [field, other],
    field,
    (form) => !values.includes(form[other]) || !isBlank(form[field]),
    problem('required_if'),
  )

/** Runs as soon as both fields are valid, even if others are not. */
const at = <Form extends Fields>(
  read: readonly (keyof Form & string)[],
  field: keyof Form & string,
  test: (form: Form) => boolean,
  message: string,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const unread = dataset.issues?.some(({ path }) => path === undefined || read.includes(String(path[0].key)))
    // Only read when both fields have been parsed, whatever the others are.
    const input = dataset.value as Form
    if ((dataset.typed || unread === false) && !test(input)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] })
    }
  })

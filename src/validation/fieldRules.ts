import * as v from 'valibot'
import { isBlank, isEmpty } from './check.ts'
import { problem } from './problem.ts'

type Fields = Record<string, unknown>

/** The generic rules that look at two fields (reader-account §5): for the pipe of the form's object. The problem stands at `field`. */

/** The same as in another field. */
export const confirmed = <Form extends Fields>(
  field: keyof Form & string,
  original: keyof Form & string,
  said = problem('confirmed'),
) => at<Form>([field, original], field, (form) => isEmpty(form[field]) || form[field] === form[original], said)

/** Needed where another field has one of these values. */
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

/** Looks as soon as these two fields can be read, whatever is wrong with the others. */
const at = <Form extends Fields>(
  read: readonly (keyof Form & string)[],
  field: keyof Form & string,
  test: (form: Form) => boolean,
  said: string,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const unread = dataset.issues?.some(({ path }) => path === undefined || read.includes(String(path[0].key)))
    // Where these two could be read, the form has them, whatever the others are.
    const input = dataset.value as Form
    if ((dataset.typed || unread === false) && !test(input)) {
      addIssue({ message: said, path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }] })
    }
  })

import type { FieldStore } from '@formisch/react'
import type { PageIntl } from '../i18n/PageIntl.ts'
import { problemText } from '../validation/problemText.ts'

/** A text field of a form. */
export type TextStore = Pick<FieldStore, 'errors' | 'props'> & {
  input: string | undefined
  onChange(value: string): void
}

/**
 * Connects a form's field to one of our text fields: value, problem in the page's language, and the element to focus on a problem.
 *
 * @param prefix Makes the id unique on the page, because the form may be in the light DOM: see `idPrefix`.
 * @param name The field's name, which password managers read.
 */
export const textProps = (
  { input, errors, onChange, props }: TextStore,
  t: PageIntl['t'],
  prefix: string,
  name: string,
) => ({
  id: `${prefix}-${name}`,
  name,
  value: input ?? '',
  error: errors ? problemText(t, errors[0]) : undefined,
  inputRef: props.ref,
  onChange,
  onFocus: props.onFocus,
  onBlur: props.onBlur,
})

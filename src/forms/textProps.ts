import type { FieldStore } from '@formisch/react'
import type { PageIntl } from '../i18n/PageIntl.ts'
import { problemText } from '../validation/problemText.ts'

/** A form's field that holds text. */
type TextStore = Pick<FieldStore, 'errors' | 'props'> & { input: string | undefined; onChange(value: string): void }

/**
 * Ties a form's field to one of our text fields: value, problem in the page's language, and the element that gets the focus when it is wrong.
 *
 * @param id Unique on the page, because the form may stand in its DOM: see `idPrefix`. Its end is the field's name for password managers.
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

import { FIELDS, type Field, isChoice, type } from './typedFields.ts'

const optionBefore = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''

const textBefore = (field: Field) => (field instanceof HTMLSelectElement ? optionBefore(field) : field.defaultValue)

/** The value that a reader has given a field; undefined where they have left it alone. */
function changedValue(field: Field): string | boolean | undefined {
  if (isChoice(field)) return field.checked === field.defaultChecked ? undefined : field.checked
  return field.value === textBefore(field) ? undefined : field.value
}

/** First as it was, through the element's own property: by that the engine learns of a value. */
function repeat(field: Field, value: string | boolean): void {
  if (typeof value === 'string') {
    field.value = textBefore(field)
    type(field, value)
  } else if (isChoice(field)) {
    field.checked = !value
    field.click()
  }
}

/**
 * Notes what a reader has typed or chosen in a rendered view, before the widget takes the view over: an engine takes it for the widget's own value, or removes it.
 *
 * @returns Types it once more, and what has been typed since.
 */
export function takeEarlyFields(container: HTMLElement): () => void {
  const fields = () => [...container.querySelectorAll<Field>(FIELDS)]
  const early = new Map(fields().map((field) => [field, changedValue(field)]))
  return () => {
    for (const field of fields()) {
      const value = changedValue(field) ?? early.get(field)
      if (value !== undefined) repeat(field, value)
    }
  }
}

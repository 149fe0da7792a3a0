import { Form, type FormProps, type FormSchema, type FormStore, getInput, setInput } from '@formisch/react'

/**
 * Copies the values of the DOM fields to the form: a script or a password manager may have set one without an event. The fields
 * are named as in the form's schema.
 */
function takeFieldValues<Schema extends FormSchema>(form: FormStore<Schema>, element: HTMLFormElement): void {
  const known = Object.entries(getInput(form) ?? {})
  for (const [name, input] of known) {
    const field = element.elements.namedItem(name)
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field))
    // `as never`, because the path is a plain string; it is one of the form's own fields.
    if (isText && field.value !== (input ?? '')) setInput(form, { path: [name], input: field.value } as never)
  }
}

const isChoice = ({ type }: HTMLInputElement) => ['checkbox', 'radio', 'file'].includes(type)

/** A form that submits the values visible in its fields, even those set without an event. */
export const DomForm = <Schema extends FormSchema>(props: FormProps<Schema>) => (
  <Form {...props} onSubmitCapture={(event) => takeFieldValues(props.of, event.currentTarget)} />
)

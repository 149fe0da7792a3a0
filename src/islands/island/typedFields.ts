import { listen } from '#lib/listen.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const FIELDS = 'input:not([type=file]),textarea,select'

export const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The same field once the widget has been rendered anew. */
const keyOf = (field: Field) =>
  [field.type, field.name || field.id || field.getAttribute('aria-label'), isChoice(field) && field.value].join(' ')

/** Typed as a reader types, so that the engine notices: it looks at the prototype's property and at events. */
export function type(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
}

interface Typed {
  field: Field
  value: string | boolean
}

/** The text that a reader has typed into a widget, for when it is rendered anew. */
export interface TypedFields {
  /**
   * Notes the fields that are shown, and fills in those of them that appear from now on.
   *
   * @param inPage Only fields of parts in the light DOM: what they ask does not depend on the marker's options, as an answer to another article does.
   */
  keep(inPage?: boolean): void
}

/** Follows what a reader types or chooses in a marker's fields, until `signal` is aborted. Nothing of it is stored. */
export function followTypedFields(host: HTMLElement, signal: AbortSignal): TypedFields {
  const typed = new Map<string, Typed>()
  const missing = new Map<string, Typed>()

  const note = (event: Event) => {
    const [field] = event.composedPath()
    if (!(field instanceof Element) || !field.matches(FIELDS)) return
    const changed = field as Field
    missing.delete(keyOf(changed))
    typed.set(keyOf(changed), { field: changed, value: isChoice(changed) ? changed.checked : changed.value })
  }

  const fill = () => {
    for (const root of [host.shadowRoot, host]) {
      for (const field of root?.querySelectorAll<Field>(FIELDS) ?? []) {
        const key = keyOf(field)
        const { field: before, value } = missing.get(key) ?? {}
        if (field === before) continue
        if (typeof value === 'string' && field.value !== value) type(field, value)
        else if (typeof value === 'boolean' && isChoice(field) && field.checked !== value) field.click()
        missing.delete(key)
      }
    }
    if (missing.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)

  listen(host, 'input', note, { signal, capture: true })
  signal.addEventListener('abort', () => observer.disconnect(), { signal })

  return {
    keep(inPage) {
      missing.clear()
      for (const [key, entry] of typed) {
        const { field, value } = entry
        // A widget that has emptied its field does not want it back.
        const isThere = field.isConnected && (isChoice(field) ? field.checked : field.value) === value
        if (isThere && (!inPage || field.closest(`[${LIGHT_PART}]`))) missing.set(key, entry)
        else typed.delete(key)
      }
      if (missing.size === 0) return
      for (const root of [host.shadowRoot, host]) if (root) observer.observe(root, { childList: true, subtree: true })
    },
  }
}

import { ownDocument } from '#lib/ownDocument.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { firstPart } from './firstPart.ts'
import { type } from './typedFields.ts'

const linksOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[href]')]

/**
 * Puts a part in the place of the one that a server has rendered: no engine takes over what is outside of its view. The focus on a link stays on it, and so does what a
 * password manager has filled in, although nobody can type there.
 */
export function takeOverPart(host: HTMLElement, part: HTMLElement): void {
  for (const served of host.querySelectorAll<HTMLElement>(`:scope>[${LIGHT_PART}][slot="${part.slot}"]`)) {
    if (served === part) continue
    const active = ownDocument().activeElement as HTMLElement | null
    const hadFocus = served.contains(active)
    const place = active ? linksOf(served).indexOf(active) : -1
    const filled = [...served.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
    served.remove()
    for (const { name, value } of filled) {
      // Not by a selector: the page may have given a field any name.
      const field = [...part.querySelectorAll('input')].find((own) => own.name === name)
      if (field && !field.value) type(field, value)
    }
    const next = linksOf(part)[place] ?? (host.shadowRoot ? firstPart(host.shadowRoot)?.element : undefined)
    if (hadFocus) next?.focus({ preventScroll: true })
  }
}

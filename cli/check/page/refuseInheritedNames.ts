import { UnreadableError } from '../../UnreadableError.ts'
import type { PageElement, Source } from './Page.ts'
import { createPositions } from './position.ts'

/**
 * Refuses a page that calls a widget `__proto__`, `constructor`, `toString` or another name that every object has without being asked. No widget can have
 * one, and nobody misspells a widget's name like that: such a page was written to mislead whoever reads it, and nothing else that is found in it can be trusted.
 *
 * @throws {UnreadableError} For the first such marker.
 */
export function refuseInheritedNames({ name, text }: Source, elements: readonly PageElement[]): void {
  for (const { attributes } of elements) {
    const widget = attributes.get('data-widget')
    if (!widget || !(widget.value in Object.prototype)) continue
    const { line, column } = createPositions(text)(widget.start)
    throw new UnreadableError(`${name}:${line}:${column}: no widget can be called “${widget.value}”`)
  }
}

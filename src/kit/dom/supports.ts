import { ownDocument } from '#lib/ownDocument.ts'

/** Whether the browser has a value of a CSS property. `CSS.supports` is not asked: a script of the page may have a variable of that name. */
export function supports(property: string, value: string): boolean {
  const { style } = ownDocument().createElement('i')
  style.setProperty(property, value)
  return style.length > 0
}

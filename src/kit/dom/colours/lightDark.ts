import { bodyClasses } from '../bodyClasses.ts'
import { supports } from '../supports.ts'

/**
 * A colour for each theme, chosen by the element's `color-scheme`. A promised browser may lack `light-dark()`: there it is chosen by the page's theme at
 * this moment. A server writes for a browser that has it.
 */
export function lightDark(light: string, dark: string): string {
  if (!('document' in globalThis) || supports('color', 'light-dark(red, red)')) return `light-dark(${light}, ${dark})`
  return bodyClasses.contains('dark-mode') ? dark : light
}

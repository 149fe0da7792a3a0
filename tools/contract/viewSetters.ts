import { readFilesOf } from '../docs/readFilesOf.ts'
import type { Contract } from './Contract.ts'

/** The document that says which widgets set `data-widget-view`. */
export const HEIGHTS_FILE = 'docs/heights.md'

const SETTERS = /Set by `[^|]*?`(?= \|)/

/** The widgets that tell the page what they show. */
export function viewSetters({ widgets }: Contract): string[] {
  const filesOf = readFilesOf()
  return Object.keys(widgets).filter((name) => filesOf(name).has('src/islands/island/useHostView.ts'))
}

/** The document with the names of those widgets. @throws If it does not name them. */
export function withViewSetters(document: string, names: readonly string[]): string {
  if (!SETTERS.test(document)) throw new Error(`${HEIGHTS_FILE} does not say who sets data-widget-view.`)
  const [last, ...others] = names.map((name) => `\`${name}\``).reverse()
  return document.replace(SETTERS, `Set by ${others.reverse().join(', ')} and ${last}`)
}

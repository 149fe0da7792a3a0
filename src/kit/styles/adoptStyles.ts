import { keepSheet } from './keptSheets.ts'
import { pageSheet } from './pageSheet.ts'

/** Appends sheets to the adopted ones of a root or of the page (`ownDocument()`), in order. Each text is parsed once per page. */
export function adoptStyles(root: ShadowRoot | Document, texts: readonly string[]): void {
  const page = root.ownerDocument ?? document
  const wanted = texts.map((text) => pageSheet(page, text))
  // A document has none around it.
  if (!root.ownerDocument) wanted.forEach(keepSheet)
  const known = root.adoptedStyleSheets
  const all = [...new Set([...known, ...wanted])]
  // In one assignment, because each one recalculates the styles of the whole root.
  if (all.length > known.length) root.adoptedStyleSheets = all
}

/** A `ref` for a lazy part with its own sheets: its root adopts them before the part is painted. */
export const adoptAround =
  (...texts: string[]) =>
  (element: Element | null) => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot) adoptStyles(root, texts)
  }

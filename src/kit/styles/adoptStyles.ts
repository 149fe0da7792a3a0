import { keepSheet } from './keptSheets.ts'
import { pageSheet } from './pageSheet.ts'

/**
 * Adds sheets to the adopted ones of a root or of the page (`ownDocument()`), in order. Each text is parsed once per page.
 *
 * @param place Before the sheets that are there, as those of a part that was shown with a server's sheet, or after them.
 */
export function adoptStyles(
  root: ShadowRoot | Document,
  texts: readonly string[],
  place: 'first' | 'last' = 'last',
): void {
  const pageDocument = root.ownerDocument ?? document
  const wanted = texts.map((text) => pageSheet(pageDocument, text))
  // A document has none around it.
  if (!root.ownerDocument) wanted.forEach(keepSheet)
  const known = root.adoptedStyleSheets
  const all = [...new Set(place === 'first' ? [...wanted, ...known] : [...known, ...wanted])]
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

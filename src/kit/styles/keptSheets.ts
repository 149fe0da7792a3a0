/** No name: an element of the page could have it. */
const KEPT: unique symbol = Symbol.for('quiosc.keptSheets')

declare global {
  interface Document {
    /** The sheets that the library has put on the page itself, in order. */
    [KEPT]?: Set<CSSStyleSheet>
  }
}

/** Remembers a sheet of the page's, so that it comes back where a script sets the page's sheets without it. */
export function keepSheet(sheet: CSSStyleSheet): void {
  document[KEPT] ??= new Set()
  document[KEPT].add(sheet)
}

/** Puts back what is missing. @param pageDocument `ownDocument()`: an element of the page may have the name of its sheets. */
export function restoreStyles(pageDocument: Document): void {
  const shown = pageDocument.adoptedStyleSheets
  const missing = [...(document[KEPT] ?? [])].filter((sheet) => !shown.includes(sheet))
  if (missing[0]) pageDocument.adoptedStyleSheets = [...shown, ...missing]
}

/** No name: an element of the page could have it. */
const SHEETS: unique symbol = Symbol.for('quiosc.sheets')

declare global {
  interface Document {
    /** The library's parsed sheets, by their text: a constructed sheet belongs to one document. */
    [SHEETS]?: Map<string, CSSStyleSheet>
  }
}

/** The sheet of a text, parsed once per page and adopted by all islands. */
export function pageSheet(
  pageDocument: Document,
  text: string,
  prepare?: (sheet: CSSStyleSheet) => void,
): CSSStyleSheet {
  pageDocument[SHEETS] ??= new Map()
  const known = pageDocument[SHEETS].get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  prepare?.(sheet)
  pageDocument[SHEETS].set(text, sheet)
  return sheet
}

declare global {
  interface Document {
    /** The library's parsed sheets, by their text: a constructed sheet belongs to one document. */
    quioscSheets?: Map<string, CSSStyleSheet>
  }
}

/** The sheet of a text, parsed once per page and adopted by all islands. */
export function pageSheet(page: Document, text: string, prepare?: (sheet: CSSStyleSheet) => void): CSSStyleSheet {
  page.quioscSheets ??= new Map()
  const known = page.quioscSheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  prepare?.(sheet)
  page.quioscSheets.set(text, sheet)
  return sheet
}

const sheets = new Map<string, CSSStyleSheet>()

/** Gives a root these sheets, in order, after what it has; one text is parsed once for the whole page. */
export function adoptStyles(root: ShadowRoot | Document, texts: readonly string[]): void {
  const wanted = texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet()
    if (!sheets.has(text)) {
      sheet.replaceSync(text)
      sheets.set(text, sheet)
    }
    return sheet
  })
  const known = root.adoptedStyleSheets
  const all = [...new Set([...known, ...wanted])]
  // All at once: each change of the list counts as a new look for the whole root.
  if (all.length > known.length) root.adoptedStyleSheets = all
}

/** A `ref` for a part that brings its own sheets after the island is there: the root around the element adopts them before the part is painted. */
export const adoptAround =
  (...texts: string[]) =>
  (element: Element | null) => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot) adoptStyles(root, texts)
  }

import { rootsIn } from './roots.ts'

let sheet: CSSStyleSheet | undefined

/**
 * Breaks lines in the oldest way, in all shadow roots: what `pretty`, `balance` and hyphens do is each browser's own, and a line more or less moves all
 * that is below. And lays out what is far from the window, whose height is a guess that depends on what has been near it.
 */
export function layOutPlainly(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { content-visibility: visible !important; hyphens: manual !important; text-wrap-style: auto !important }',
    )
  }
  for (const root of rootsIn(document)) {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}

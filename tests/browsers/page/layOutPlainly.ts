import { rootsIn } from './roots.ts'

/** Important declarations of the first layer win over those of later ones and of none. */
const PLAIN = `@layer plain {
  * {
    content-visibility: visible !important;
    font-optical-sizing: none !important;
    font-variation-settings: 'opsz' 14 !important;
    hyphens: manual !important;
    text-wrap-style: auto !important;
  }
}`

let sheet: CSSStyleSheet | undefined

/**
 * Breaks lines in the oldest way, in the page and all shadow roots: what `pretty`, `balance`, hyphens and a font's optical sizes do is each browser's own, and a
 * line more or less moves all that is below. And lays out what is far from the window, whose height is a guess that depends on what has been near it.
 */
export function layOutPlainly(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(PLAIN)
  }
  for (const root of rootsIn(document)) {
    if (root.adoptedStyleSheets[0] !== sheet)
      root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets.filter((other) => other !== sheet)]
  }
}

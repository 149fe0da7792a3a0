import type { Language } from '#lib/site/config/config.ts'
import { shownTexts } from './shownTexts.ts'
import { specifiedTexts } from './specifiedTexts.ts'

/**
 * Checks that no widget on the page writes a number or a date in the specification's form, where the page's `formats` ask for the language's own.
 *
 * @throws With the texts that do.
 */
export function expectLanguageForm(pageDocument: Document, lang: Language): void {
  const found = specifiedTexts(shownTexts(pageDocument), lang)
  if (found.length > 0) throw new Error(`In the specification’s form: ${found.join('\n')}`)
}

import type { Language } from '#lib/site/config/config.ts'

/** Forms that only the specification uses: 27/11/2026, 27 Nov 2026 and their pattern in German, 1.200 in English. The other languages differ in less. */
const forms: Partial<Record<Language, RegExp>> = {
  de: /\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b\d\d \p{L}{3,4} \d{4}\b|TT\/MM\/JJJJ/u,
  en: /\b\d{1,3}\.\d{3}\b/,
}

/** Those texts that have a number or a date in the specification's form, on a page that asks for the language's own. */
export const specifiedTexts = (texts: readonly string[], lang: Language): string[] =>
  texts.filter((text) => forms[lang]?.test(text))

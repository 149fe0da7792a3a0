import type { Language } from '../../../src/site/config.ts'

/** Euros and cents as the language writes them, without the sign: the text has it in its place. */
export const formatPrice = (lang: Language, cents: number): string =>
  (cents / 100).toFixed(2).replace('.', lang === 'en' ? '.' : ',')

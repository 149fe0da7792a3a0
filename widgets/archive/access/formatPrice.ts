import type { Language } from '../../../src/site/config/config.ts'

/** Euros and cents in the language's format, without the euro sign, which is in the message. */
export const formatPrice = (lang: Language, cents: number): string =>
  (cents / 100).toFixed(2).replace('.', lang === 'en' ? '.' : ',')

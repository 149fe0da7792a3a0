import type { Language } from '../../../src/site/config.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** What the newspaper's own templates say, in one language; Catalan is the source. */
export type Texts = typeof ca

export const texts: Record<Language, Texts> = { ca, es, en, de }

/** The languages by their own names. */
export const languageNames: Record<Language, string> = { ca: 'Català', es: 'Español', en: 'English', de: 'Deutsch' }

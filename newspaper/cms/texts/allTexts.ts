import type { Language } from '#lib/site/config/config.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Texts } from './Texts.ts'

export const allTexts: Record<Language, Texts> = { ca, es, en, de }

/** The languages by their own names. */
export const languageNames: Record<Language, string> = { ca: 'Català', es: 'Español', en: 'English', de: 'Deutsch' }

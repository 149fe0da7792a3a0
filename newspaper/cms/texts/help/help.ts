import type { Language } from '#lib/site/config/config.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { HelpTexts } from './HelpTexts.ts'

/** The help pages' texts. */
export const helpTexts: Record<Language, HelpTexts> = { ca, es, en, de }

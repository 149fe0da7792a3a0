import type { Language } from '#lib/site/config/config.ts'
import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { LiveText } from './LiveText.ts'

export const liveTexts: Record<Language, LiveText> = { ca, es, en, de }

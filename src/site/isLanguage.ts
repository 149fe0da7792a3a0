import type { Language } from './config.ts'
import { languages } from './config.ts'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

import type { Language } from './config.ts'
import { languages } from './config.ts'

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

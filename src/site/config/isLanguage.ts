import type { Language } from './config.ts'
import { languages } from './config.ts'

// A list of some texts is asked for anything.
export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

import type { Language } from './config.ts'
import { languages } from './config.ts'

/** A language as `<html lang>` writes it, with a region or without: `ca-ES` is Catalan. Undefined for one that we do not speak. */
export const toLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === String(value).slice(0, 2).toLowerCase())

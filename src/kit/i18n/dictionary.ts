import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { DateNames } from '../dates/dateWords.ts'

/** The texts of one widget in one language, one file. */
export interface Dictionary {
  /** By message id, parsed by the build, so that readers load no parser. */
  texts: Readonly<Record<string, MessageFormatElement[]>>
  /** For widgets that show relative times. */
  dateNames?: DateNames
}

import { MissingTranslationError } from '@formatjs/intl'
import type { Page } from '#islands/runtime/page.types.ts'

/** The page's texts during a story. */
export interface TextWatch {
  /** The reports of texts that the code shows and that no file of the widget has. */
  missing(): readonly string[]
}

/** A page shows the id of a missing text, and reports it. */
export function watchTexts(page: Page): TextWatch {
  const { report } = page
  const missing: string[] = []
  page.report = (error, source) => {
    if (error instanceof MissingTranslationError) missing.push(error.message)
    report(error, source)
  }
  return { missing: () => missing }
}

import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import type { FormatSource, Language } from '#lib/site/config/config.ts'
import { compileTexts } from '#tools/texts/compileTexts.ts'
import { readFolder, readTexts } from './readTexts.ts'

export interface TestIntlOptions {
  /** Has the texts that `widgets/texts.ts` lists for it. */
  widget?: string
  /** The widget's parts whose texts have been loaded, by their folders. */
  parts?: readonly string[]
  /** Without a widget: the folders that have the texts; by default those of the parts of `src/kit/ui`. */
  folders?: readonly string[]
  /** English by default. */
  lang?: Language
  /** The language of the texts, where only numbers and dates are in `lang`. */
  words?: Language
  /** The specification's by default. */
  formats?: FormatSource
}

/** A real `PageIntl`. A missing message or value fails the test. */
export function createTestIntl({
  widget,
  parts = [],
  folders = ['src/kit/i18n'],
  lang = 'en',
  words = lang,
  formats,
}: TestIntlOptions = {}): PageIntl {
  const onError = (error: unknown) => {
    throw error
  }
  const dictionary = widget
    ? readTexts(widget, words)
    : compileTexts(
        folders.map((folder) => readFolder(folder, words)),
        words,
        true,
      )
  const intl = createPageIntl(lang, dictionary, onError, { formatters: createFormatters(formats) })
  for (const part of parts) intl.add(readTexts(`${widget}.${part}`, words))
  return intl
}

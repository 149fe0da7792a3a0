import type { WidgetState } from '#islands/island/widgetState.ts'
import type { Chunks } from '#islands/loader/chunks.ts'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { FormatSource, Language } from '#lib/site/config/config.ts'
import { type TextInSteps, textInSteps } from '#stage/textInSteps.ts'
import { textParts } from '../catalogue/catalogue.ts'

/** The texts that a state's steps name: the widget's and those of all its parts. */
export async function loadStepTexts(
  widget: string,
  { steps }: WidgetState,
  chunks: Chunks,
  { lang, formats }: { lang: Language; formats: FormatSource },
): Promise<TextInSteps> {
  if (!steps) return (id) => id
  const files = await Promise.all(
    [undefined, ...(textParts[widget] ?? [])].map((part) => chunks.loadTexts(widget, lang, part)),
  )
  const texts = Object.assign({}, ...files.map(({ messages }) => messages.texts))
  const intl = createPageIntl(lang, { texts }, () => undefined, { formatters: createFormatters(formats) })
  return textInSteps(intl, texts)
}

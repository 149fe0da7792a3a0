/// <reference types="vite/types/importMeta.d.ts" />
import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '../../src/dates/locales/dateNames.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import type { TextsModule } from '../../src/loader/chunks.ts'
import type { Language } from '../../src/site/config/config.ts'

const parseTexts = (texts: Record<string, string>): Dictionary['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** The texts of all widgets' parts, by their files. */
const partTexts = import.meta.glob<Record<string, string>>('../../widgets/*/*/locales/*.json', { import: 'default' })

/** What the steps of a widget's states name: its texts and those of all its parts. */
export async function loadStepTexts(widget: string, lang: Language): Promise<Dictionary> {
  const { messages } = await loadTexts(widget, lang)
  const ofParts = Object.entries(partTexts).filter(
    ([path]) => path.startsWith(`../../widgets/${widget}/`) && path.endsWith(`/${lang}.json`),
  )
  const loaded = await Promise.all(ofParts.map(([, load]) => load()))
  return { texts: Object.assign({}, messages.texts, ...loaded.map(parseTexts)) }
}

/** A widget's texts with the shared ones, or those of one of its parts, compiled from their sources as the build does. */
export async function loadTexts(widget: string, lang: Language, part?: string): Promise<TextsModule> {
  const [shared, validation, account, content, filters, slides, overlays, own] = await Promise.all([
    import(`../../src/i18n/locales/${lang}.json`),
    import(`../../src/validation/locales/${lang}.json`),
    import(`../../src/account/locales/${lang}.json`),
    import(`../../src/content/locales/${lang}.json`),
    import(`../../src/filters/locales/${lang}.json`),
    import(`../../src/slides/locales/${lang}.json`),
    import(`../../src/overlays/locales/${lang}.json`),
    part
      ? import(`../../widgets/${widget}/${part}/locales/${lang}.json`)
      : import(`../../widgets/${widget}/locales/${lang}.json`),
  ])
  const texts = parseTexts({
    ...shared.default,
    ...validation.default,
    ...account.default,
    ...content.default,
    ...filters.default,
    ...slides.default,
    ...overlays.default,
    ...own.default,
  })
  return { messages: { texts, dateNames: dateNames[lang] } }
}

/** The texts of the parts of `src/ui` alone. */
export async function loadSharedDictionary(lang: Language): Promise<Dictionary> {
  const shared = await import(`../../src/i18n/locales/${lang}.json`)
  return { texts: parseTexts(shared.default), dateNames: dateNames[lang] }
}

import { parse } from '@formatjs/icu-messageformat-parser'
import { dateNames } from '../../src/dates/locales/dateNames.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import type { Language } from '../../src/site/config/config.ts'

const parseTexts = (texts: Record<string, string>): Dictionary['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** A widget's texts with the shared ones, compiled from their sources as the build does. */
export async function loadDictionary(widget: string, lang: Language): Promise<Dictionary> {
  const [shared, validation, account, own] = await Promise.all([
    import(`../../src/i18n/locales/${lang}.json`),
    import(`../../src/validation/locales/${lang}.json`),
    import(`../../src/account/locales/${lang}.json`),
    import(`../../widgets/${widget}/locales/${lang}.json`),
  ])
  const texts = parseTexts({ ...shared.default, ...validation.default, ...account.default, ...own.default })
  return { texts, dateNames: dateNames[lang] }
}

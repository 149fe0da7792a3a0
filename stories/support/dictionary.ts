import { parse } from '@formatjs/icu-messageformat-parser'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import type { Language } from '../../src/site/config.ts'

const parseTexts = (texts: Record<string, string>): Dictionary =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { ignoreTag: true })]))

/** A widget's texts and all that are shared, from their sources: what the build compiles ahead. */
export async function loadDictionary(widget: string, lang: Language): Promise<Dictionary> {
  const [shared, validation, account, own] = await Promise.all([
    import(`../../src/i18n/locales/${lang}.json`),
    import(`../../src/validation/locales/${lang}.json`),
    import(`../../src/account/locales/${lang}.json`),
    import(`../../widgets/${widget}/locales/${lang}.json`),
  ])
  return parseTexts({ ...shared.default, ...validation.default, ...account.default, ...own.default })
}

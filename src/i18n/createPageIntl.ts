import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../site/config.ts'
import type { Dictionary } from './dictionary.ts'
import { dotted } from './dotted.ts'
import { formatAgo } from './formatAgo.ts'
import { formatDate } from './formatDate.ts'
import type { MessageValues, PageIntl } from './PageIntl.ts'

/**
 * What a browser's own formatters would say of our numbers, without them: the first `Intl` object that a page makes costs it some 40 ms, on a
 * phone 150. All four languages have two forms, one for exactly 1; no text of ours takes a fraction, a currency or a date.
 */
const formatters = {
  getNumberFormat: () => ({ format: dotted }),
  getPluralRules: () => ({ select: (value: number) => (value === 1 ? 'one' : 'other') }),
  getDateTimeFormat: () => {
    throw new Error('Dates go into texts as words: see PageIntl.date.')
  },
}

// The methods that messages call are all there.
const asIntl = formatters as unknown as Parameters<typeof formatToParts>[2]

/**
 * Texts, numbers and dates in one language.
 *
 * @param onError Told of a text that is missing or that lacks a value; the message's id is shown in its place.
 */
export function createPageIntl(lang: Language, dictionary: Dictionary, onError: (error: unknown) => void): PageIntl {
  const format = (id: string, values: MessageValues | undefined): string => {
    const message = dictionary[id]
    try {
      if (!message) throw new Error(`There is no text ${id} in ${lang}.`)
      const parts = formatToParts<never>(message, lang, asIntl, IntlMessageFormat.formats, values)
      return parts.map(({ value }) => value).join('')
    } catch (error) {
      onError(error)
      return id
    }
  }
  const t: PageIntl['t'] = (message, ...[values]) => format(message.id, values)
  return {
    lang,
    t,
    number: dotted,
    // English alone sets no space before the sign; the others one that does not break.
    percent: (part) => `${dotted(part * 100)}${lang === 'en' ? '' : '\u00a0'}%`,
    ago: (date, now) => formatAgo(lang, t, date, now),
    date: (date, format) => formatDate(lang, date, format),
  }
}

import { formatDate, formatList, formatMessage, formatNumber } from '@formatjs/intl'
import { DEFAULT_TIME_ZONE, type Language } from '#lib/site/config/config.ts'
import { cardDate } from '../dates/dateWords.ts'
import { parseDate } from '../dates/moment.ts'
import { createTimeZone, type TimeZone } from '../dates/timeZone.ts'
import { createFormatters, type PageFormatters } from './createFormatters.ts'
import type { Dictionary } from './dictionary.ts'
import { formats } from './formats.ts'
import type { MessageValues, PageIntl } from './PageIntl.ts'

export interface IntlPage {
  formatters?: PageFormatters
  timeZone?: TimeZone
}

/**
 * Texts, numbers and dates in one language.
 *
 * @param onError Called for a text that is missing or that lacks a value; the message's id is shown in its place.
 * @param page The services that all widgets of a page share.
 */
export function createPageIntl(
  lang: Language,
  dictionary: Dictionary,
  onError: (error: unknown) => void,
  { formatters = createFormatters(), timeZone = createTimeZone(DEFAULT_TIME_ZONE) }: IntlPage = {},
): PageIntl {
  const locale = lang === 'en' ? 'en-GB' : lang
  const config = { locale, defaultLocale: locale, messages: dictionary.texts, formats, defaultFormats: {}, onError }

  const list = (values: readonly string[]) => formatList(config, formatters.getListFormat, values, {})
  /** A list is written as one value, with the language's own commas and “and”. */
  const written = (values: MessageValues | undefined) => {
    if (!values || !Object.values(values).some(isList)) return values
    const entries = Object.entries(values).map(([name, value]) => [name, isList(value) ? list(value) : value])
    return Object.fromEntries(entries)
  }
  const date: PageIntl['date'] = (moment, format) =>
    formatDate(config, formatters.getDateTimeFormat, moment, { format })
  const dateNames = () => {
    if (!dictionary.dateNames)
      throw new Error('This widget’s texts have no date names: the component that writes dates has to say so.')
    return dictionary.dateNames
  }
  const { formatSource } = formatters
  const t: PageIntl['t'] = (message, ...[values]) => formatMessage(config, formatters, message, written(values))
  return {
    lang,
    formatSource,
    t,
    // Without @formatjs, which looks through the options of each number: a page of comments has some forty.
    number: (value) => formatters.getNumberFormat(locale).format(value),
    percent: (part) => formatNumber(config, formatters.getNumberFormat, part, { style: 'percent' }),
    date,
    cardDate: (moment) => (formatSource === 'specification' ? cardDate(moment, dateNames()) : date(moment, 'card')),
    parseDate: (moment) => parseDate(moment, timeZone),
    dateNames,
    add({ texts }) {
      config.messages = { ...config.messages, ...texts }
    },
  }
}

const isList = (value: MessageValues[string]): value is readonly string[] => Array.isArray(value)

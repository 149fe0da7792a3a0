import type { Formatters } from '@formatjs/intl'
import { formatToParts } from 'intl-messageformat'
import type { FormatSource } from '#lib/site/config/config.ts'
import { formats } from './formats.ts'

export interface PageFormatters
  extends Pick<
    Formatters,
    'getDateTimeFormat' | 'getNumberFormat' | 'getPluralRules' | 'getListFormat' | 'getMessageFormat'
  > {
  /** The source of the form of numbers and dates. */
  formatSource: FormatSource
}

/** Makes an `Intl` object once for a locale and options, when something is formatted by it for the first time. */
function memoize<Options extends object, Format>(make: (locale: string, options: Options | undefined) => Format) {
  const known = new Map<string, Format>()
  return (locale: string, options: Options | undefined): Format => {
    const key = options ? `${locale},${Object.entries(options)}` : locale
    const format = known.get(key) ?? make(locale, options)
    known.set(key, format)
    return format
  }
}

/**
 * The specification's whole numbers have a dot for thousands in every language, from four digits on (content-features §9). `Intl` would write the same with
 * `de`, but its first object takes a phone 150 ms, and the headline of the comments has such a number.
 */
const wholeNumber = { format: (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '.') }

/** DD/MM/YYYY is British English, and the specification's form in every language (content-features §9). */
const SHORT_DATE_LOCALE = 'en-GB'

/** Whether a date is asked for in digits. @formatjs hands on a copy of the format's options, and none for a message's `{x, date}`. */
const isShort = (options: Intl.DateTimeFormatOptions | undefined) =>
  !options || options.month === formats.date.short.month

/**
 * The formatters for `@formatjs/intl`, one set per page. Its own `createFormatters` looks them up by the JSON of their options, and a message by the
 * JSON of its whole tree, on every call; and a page's first `Intl` object is expensive, 150 ms on a phone. Here a message is found by its identity,
 * plurals and whole numbers need no `Intl`, and no object is created before a text needs it.
 *
 * @param formatSource The source of the form that numbers and dates have.
 */
export function createFormatters(formatSource: FormatSource = 'specification'): PageFormatters {
  const dateTimeFormat = memoize((locale, options: Intl.DateTimeFormatOptions | undefined) => {
    const intl = new Intl.DateTimeFormat(locale, options)
    // No line ends between a day and its month.
    return { format: (date: Date | number) => intl.format(date).replace(/^(\d+\.?) /, '$1\u00a0') }
  })
  const numberFormat = memoize(
    (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
  )
  /** Without `Intl` below a thousand, which all four languages write alike. */
  const languageNumber = (locale: string) => ({
    format(value: number) {
      const whole = Math.round(value)
      return Math.abs(whole) < 1000 ? String(whole) : numberFormat(locale, undefined).format(whole)
    },
  })
  const isSpecified = formatSource === 'specification'
  const listFormat = memoize(
    (locale, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(locale, options),
  )
  // All four languages have two forms, one for exactly 1.
  const pluralRules = { select: (value: number) => (value === 1 ? 'one' : 'other') }
  const messages = new WeakMap<object, { format(values: Parameters<typeof formatToParts<never>>[4]): string }>()

  const formatters = {
    formatSource,
    getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) =>
      isShort(options)
        ? dateTimeFormat(isSpecified ? SHORT_DATE_LOCALE : locale, formats.date.short)
        : dateTimeFormat(locale, options),
    getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
      options?.style ? numberFormat(locale, options) : isSpecified ? wholeNumber : languageNumber(locale),
    getListFormat: listFormat,
    getPluralRules: () => pluralRules,
    getMessageFormat(message: Parameters<typeof formatToParts>[0], locale: string) {
      const known = messages.get(message) ?? {
        // Not an IntlMessageFormat: each of them looks up its locale in `Intl` when it is made.
        format: (values: Parameters<typeof formatToParts<never>>[4]) =>
          formatToParts<never>(message, locale, asIntl, formats, values)
            .map(({ value }) => value)
            .join(''),
      }
      messages.set(message, known)
      return known
    },
  }
  // These have every method that @formatjs/intl calls.
  const asIntl = formatters as unknown as PageFormatters
  return asIntl
}

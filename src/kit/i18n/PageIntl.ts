import type { FormatSource, Language } from '#lib/site/config/config.ts'
import type { DateNames } from '../dates/dateWords.ts'
import type { Dictionary } from './dictionary.ts'
import type { DateFormat } from './formats.ts'

/** A message's id and the type of its values: `defineMessages` creates them, the dictionaries hold the texts. */
export interface Message<Values = undefined> {
  id: string
  /** Only for the compiler: a message's values are part of its type. */
  values?: Values
}

/** The values of a message: strings, counts, dates, and lists, formatted as “a, b i c”. */
export type MessageValues = Record<string, string | number | Date | readonly string[]>

/** Texts, numbers and dates in one language. */
export interface PageIntl {
  lang: Language
  /** The source of the form of numbers and dates. */
  formatSource: FormatSource
  /** @throws Never: a missing text is reported on the console outside production, and its id is shown. */
  t<Values extends MessageValues | undefined>(
    message: Message<Values>,
    ...values: Values extends undefined ? [] : [values: NonNullable<Values>]
  ): string
  /** A whole number: with a dot for thousands (content-features §9), or in the language's own form. */
  number(value: number): string
  /** A fraction from 0 to 1, as `45 %`. */
  percent(part: number): string
  /** A date by one of the page's formats, as in `{x, date, day}`. Days without a time and “fa 5 minuts” are written by `src/kit/dates`. */
  date(date: Date, format: DateFormat): string
  /**
   * The day of a moment, short: DD MMM YYYY (reader-account §3, "Saved content card"), or in the language's own form. In the reader's time zone.
   *
   * @throws As `dateNames` does.
   */
  cardDate(date: Date): string
  /** A moment as a backend or a marker writes it; a time without an offset is the newspaper's (contract §1). Undefined for an invalid date. */
  parseDate(moment: string | number): Date | undefined
  /** @throws When the widget's dictionary has no date names: the build adds them where a component imports the type of `src/kit/dates/dateNames.ts`. */
  dateNames(): DateNames
  /** Adds the texts of a part that has loaded later. */
  add(dictionary: Pick<Dictionary, 'texts'>): void
}

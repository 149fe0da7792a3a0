import type { Language } from '../site/config.ts'

/** A message's name and what it takes: `defineMessages` makes them, the dictionaries hold the texts. */
export interface Message<Values = undefined> {
  id: string
  /** Only for the compiler: a message's values are part of its type. */
  values?: Values
}

/** What a text may need: words, counts, dates. */
export type MessageValues = Record<string, string | number | Date>

/** Texts, numbers and dates in one language. */
export interface PageIntl {
  lang: Language
  /** @throws Never: a missing text is named on the console outside production, and its id is shown. */
  t<Values extends MessageValues | undefined>(
    message: Message<Values>,
    ...values: Values extends undefined ? [] : [values: NonNullable<Values>]
  ): string
  /** A whole number with a dot for thousands (content-features §9). */
  number(value: number): string
  /** A part from 0 to 1, as `45 %`. */
  percent(part: number): string
  /** How long ago, then the date from a week on; for the full date see {@link PageIntl.date}. */
  ago(date: Date, now: Date): string
  /** `long`: 3 de març del 2026, 12:30; `short`: DD/MM/YYYY; `medium`: DD MMM YYYY; `day`: 3 de març. */
  date(date: Date, format: 'short' | 'medium' | 'day' | 'long'): string
}

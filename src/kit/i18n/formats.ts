/** The styles that a message's `{x, date, day}` and `PageIntl.date` may name, and no others: the dictionaries' check enforces it. */
export const formats = {
  date: {
    /** DD/MM/YYYY (content-features §9), or the language's own digits: 27.11.2026. Also the default style of a date. */
    short: { day: '2-digit', month: '2-digit', year: 'numeric' },
    /** 7 de nov. 2026, 27.11.2026: the language's own form of DD MMM YYYY, for `PageIntl.cardDate`. */
    card: { dateStyle: 'medium' },
    /** 1 de desembre: a day of this year. */
    day: { day: 'numeric', month: 'long' },
    /** 3 de març del 2026, 12:30 */
    long: { dateStyle: 'long', timeStyle: 'short' },
    /** dissabte, 21 de novembre del 2026 */
    full: { dateStyle: 'full' },
    /** 12:30: a moment of today. */
    time: { timeStyle: 'short' },
    month: { month: 'long' },
    weekday: { weekday: 'long' },
    weekdayShort: { weekday: 'short' },
  },
  time: {
    /** 12:30; also the default style of a time. */
    short: { timeStyle: 'short' },
    medium: { timeStyle: 'short' },
  },
  /** None: a message's `{x, number}` is a whole number. */
  number: {},
} as const satisfies Record<'date' | 'time' | 'number', Record<string, Intl.DateTimeFormatOptions>>

/** The formats of dates outside of messages. The specification's DD/MM/YYYY and DD MMM YYYY are written by `src/kit/dates`, without `Intl`. */
export type DateFormat = keyof typeof formats.date

import type { Language } from '../site/config.ts'
import { dateTimeFormat } from './dateTimeFormat.ts'

/** `short` is DD/MM/YYYY in every language (content-features §9), which is how British English writes it. */
const formats = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** DD MMM YYYY (reader-account §3). */
  medium: { day: '2-digit', month: 'short', year: 'numeric' },
  /** 1 de desembre: a day of this year. */
  day: { day: 'numeric', month: 'long' },
  long: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date as the spec writes it: `short` DD/MM/YYYY, `medium` DD MMM YYYY, `long` in the language's own full form with the time. */
export function formatDate(lang: Language, date: Date, format: keyof typeof formats): string {
  const locale = lang === 'en' || format === 'short' ? 'en-GB' : lang
  if (format !== 'medium') return dateTimeFormat(locale, formats[format]).format(date)
  const parts = dateTimeFormat(locale, formats.medium).formatToParts(date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  // Catalan puts a preposition into the month ("de març"), Spanish and German put dots and "de" between: the spec's form has neither.
  const month = part('month')
    .replace(/^d(e |’|')/, '')
    .replace(/\.$/, '')
  return `${part('day')} ${month} ${part('year')}`
}

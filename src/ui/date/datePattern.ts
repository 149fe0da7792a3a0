import type { PageIntl } from '../../i18n/PageIntl.ts'
import { dateMessages } from './date.messages.ts'
import { dayText } from './dayText.ts'

/** Day, month and year, each with a digit of its own. */
const SAMPLE = '3333-11-22'
const digits = ['22', '11', '3333']

/** How a date is typed, in the letters of the language: TT/MM/JJJJ, or as {@link dayText} writes it in this page's form, TT.MM.JJJJ. */
export function datePattern(intl: Pick<PageIntl, 'date' | 'formatSource' | 't'>): string {
  const letters = intl.t(dateMessages.pattern).split('/')
  return digits.reduce((text, part, place) => text.replace(part, letters[place] ?? ''), dayText(SAMPLE, intl))
}

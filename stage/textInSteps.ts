import type { Step } from '#islands/island/widgetState.ts'
import { isDay } from '#kit/dates/day.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { dayText } from '#kit/ui/date/dayText.ts'

/** A text that a step names, as it is on the page. */
export type TextInSteps = (id: string, values?: Step['values']) => string

/** A number in a message, as a text. */
const DIGITS = /^\d+$/

/**
 * Gives the text in the page's language for a message's id in a state's steps. Numbers that `values` have as texts, and a day (YYYY-MM-DD) in place of an id, are as
 * the page writes them. Any other text is returned unchanged.
 *
 * @param texts Those of the widget and its parts.
 */
export const textInSteps =
  (intl: PageIntl, texts: object): TextInSteps =>
  (id, values = {}) => {
    if (!(id in texts)) return isDay(id) ? dayText(id, intl) : id
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && DIGITS.test(value) ? intl.number(Number(value)) : value,
    ])
    return intl.t<Record<string, string | number>>({ id }, Object.fromEntries(written))
  }

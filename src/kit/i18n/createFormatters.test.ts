import { parse } from '@formatjs/icu-messageformat-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FormatSource, formatSources, type Language, languages } from '#lib/site/config/config.ts'
import { dateNames } from '../dates/dateNames.ts'
import { dayText } from '../ui/date/dayText.ts'
import { createFormatters } from './createFormatters.ts'
import { createPageIntl } from './createPageIntl.ts'
import { defineMessages, message } from './defineMessages.ts'

const messages = defineMessages('test', {
  counted: message<{ count: number }>(),
  dated: message<{ date: Date }>(),
})
const texts = {
  'test.counted': parse('{count, plural, one {# vot} other {# vots}}'),
  'test.dated': parse('{date, date}, {date, date, short}, {date, time, short}'),
}

const intlOf = (lang: Language, formatSource?: FormatSource) => {
  const onError = (error: unknown) => {
    throw error
  }
  const dictionary = { texts, dateNames: dateNames[lang] }
  return createPageIntl(lang, dictionary, onError, { formatters: createFormatters(formatSource) })
}

/** No line ends between a day and its month. */
const kept = (text: string) => text.replace(/^(\d+\.?) /, '$1\u00a0')

const numbers = [0, 7, 999, 1000, 1234, 12_345, 1_234_567, -1234, 999.5]
const afternoon = new Date(2026, 10, 27, 17, 5)

describe('the specification’s form', () => {
  it.each(languages)('is the same in all languages, and the default: %s', (lang) => {
    for (const intl of [intlOf(lang), intlOf(lang, 'specification')]) {
      expect(numbers.map(intl.number).join(' ')).toBe('0 7 999 1.000 1.234 12.345 1.234.567 -1.234 1.000')
      expect(intl.t(messages.counted, { count: 1234 })).toBe('1.234 vots')
      expect(dayText('2026-11-07', intl)).toBe('07/11/2026')
      expect(intl.t(messages.dated, { date: afternoon })).toBe('27/11/2026, 27/11/2026, 17:05')
      expect(intl.date(afternoon, 'short')).toBe('27/11/2026')
    }
  })

  it.each([
    ['ca', '27 nov 2026'],
    ['es', '27 nov 2026'],
    ['en', '27 Nov 2026'],
    ['de', '27 Nov 2026'],
  ] as const)('writes the day of a card as DD MMM YYYY, in %s', (lang, day) => {
    expect(intlOf(lang).cardDate(afternoon)).toBe(day)
  })
})

describe('the language’s own form', () => {
  // Spanish and Catalan as CLDR has them: the one has no dot before five digits.
  it.each([
    ['ca', '0 7 999 1.000 1.234 12.345 1.234.567 -1.234 1.000'],
    ['es', '0 7 999 1000 1234 12.345 1.234.567 -1234 1000'],
    ['en', '0 7 999 1,000 1,234 12,345 1,234,567 -1,234 1,000'],
    ['de', '0 7 999 1.000 1.234 12.345 1.234.567 -1.234 1.000'],
  ] as const)('has its own thousands, in %s', (lang, written) => {
    const { number, t } = intlOf(lang, 'language')
    expect(numbers.map(number).join(' ')).toBe(written)
    expect(t(messages.counted, { count: 12_345 })).toBe(lang === 'en' ? '12,345 vots' : '12.345 vots')
  })

  it.each([
    ['ca', '07/11/2026', '27/11/2026', '27 de nov. 2026'],
    ['es', '07/11/2026', '27/11/2026', '27 nov 2026'],
    ['en', '07/11/2026', '27/11/2026', '27 Nov 2026'],
    ['de', '07.11.2026', '27.11.2026', '27.11.2026'],
  ] as const)('has its own dates, the day before the month, in %s', (lang, early, late, card) => {
    const intl = intlOf(lang, 'language')
    expect(dayText('2026-11-07', intl)).toBe(early)
    expect(intl.t(messages.dated, { date: afternoon })).toBe(`${late}, ${late}, 17:05`)
    expect(intl.date(afternoon, 'short')).toBe(late)
    expect(intl.cardDate(afternoon)).toBe(kept(card))
  })

  it.each(languages)('is what a date in words and a percentage have in any case, in %s', (lang) => {
    const [specified, own] = formatSources.map((source) => intlOf(lang, source))
    for (const format of ['day', 'long', 'full', 'time', 'month', 'weekday', 'weekdayShort'] as const)
      expect(own?.date(afternoon, format)).toBe(specified?.date(afternoon, format))
    expect(own?.percent(0.456)).toBe(specified?.percent(0.456))
  })
})

describe('the browser’s own formatters', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are not created for a number below a thousand, and once for all above', () => {
    const created: string[] = []
    const watched = new Proxy(Intl, {
      get(target, name) {
        created.push(String(name))
        return Reflect.get(target, name)
      },
    })
    vi.stubGlobal('Intl', watched)
    const { number } = intlOf('en', 'language')
    expect([1, 20, 999].map(number)).toEqual(['1', '20', '999'])
    expect(created).toEqual([])
    expect([1000, 2000].map(number)).toEqual(['1,000', '2,000'])
    expect(created).toEqual(['NumberFormat'])
  })
})

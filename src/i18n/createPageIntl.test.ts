import { readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it, vi } from 'vitest'
import type { Language } from '../site/config.ts'
import { createPageIntl } from './createPageIntl.ts'
import { defineMessages, message } from './defineMessages.ts'

const messages = defineMessages('test', {
  plain: message(),
  count: message<{ count: number }>(),
  missing: message(),
})

/** The real texts. */
const time = (lang: Language) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/locales/${lang}.json`, 'utf8'))
  const entries = Object.entries(texts).filter(([id]) => id.startsWith('time.'))
  return Object.fromEntries(entries.map(([id, text]) => [id, parse(text)]))
}

function createIntl(lang: Language) {
  const onError = vi.fn()
  const dictionary = {
    'test.plain': parse('Hola'),
    ...time(lang),
    'test.count': parse('{count, plural, one {# comentari} other {# comentaris}}'),
  }
  return { intl: createPageIntl(lang, dictionary, onError), onError }
}

const languages = ['ca', 'es', 'en', 'de'] as const

describe('texts', () => {
  it('stand as they are, or take their values', () => {
    const { intl } = createIntl('ca')
    expect(intl.t(messages.plain)).toBe('Hola')
    expect(intl.t(messages.count, { count: 1 })).toBe('1 comentari')
  })

  it.each(languages)('take a dot for thousands in %s', (lang) => {
    expect(createIntl(lang).intl.t(messages.count, { count: 12345 })).toBe('12.345 comentaris')
  })

  it('that are missing show their name and are reported', () => {
    const { intl, onError } = createIntl('en')
    expect(intl.t(messages.missing)).toBe('test.missing')
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('numbers', () => {
  it.each(languages)('take a dot for thousands in %s', (lang) => {
    expect(createIntl(lang).intl.number(1234567)).toBe('1.234.567')
  })

  it('are rounded as parts of a hundred', () => {
    expect(createIntl('en').intl.percent(0.456)).toBe('46%')
    expect(createIntl('de').intl.percent(0.456)).toBe('46\u00a0%')
  })
})

describe('dates', () => {
  const date = new Date(2026, 2, 3, 12, 30)

  it.each(languages)('are DD/MM/YYYY when short, in %s', (lang) => {
    expect(createIntl(lang).intl.date(date, 'short')).toBe('03/03/2026')
  })

  it.each([
    ['ca', '03 març 2026'],
    ['es', '03 mar 2026'],
    ['en', '03 Mar 2026'],
    ['de', '03 März 2026'],
  ] as const)('are DD MMM YYYY when medium, in %s', (lang, text) => {
    expect(createIntl(lang).intl.date(date, 'medium')).toBe(text)
  })

  it.each([
    [0, 'ara mateix'],
    [59, 'ara mateix'],
    [60, 'fa 1 minut'],
    [3 * 3600, 'fa 3 hores'],
    [26 * 3600, 'fa 1 dia'],
    [6 * 86400, 'fa 6 dies'],
    [-30, 'ara mateix'],
  ])('%i seconds ago read “%s”', (seconds, text) => {
    expect(createIntl('ca').intl.ago(new Date(date.getTime() - seconds * 1000), date)).toBe(text)
  })

  it('are named from a week on', () => {
    expect(createIntl('ca').intl.ago(new Date(2026, 1, 3), date)).toBe('03 febr 2026')
  })
})

import { parse } from '@formatjs/icu-messageformat-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { createFormatters } from './createFormatters.ts'
import { createPageIntl } from './createPageIntl.ts'
import { defineMessages, message } from './defineMessages.ts'

const messages = defineMessages('test', {
  plain: message(),
  count: message<{ count: number }>(),
  kind: message<{ kind: string }>(),
  met: message<{ names: readonly string[]; when: Date }>(),
  day: message<{ when: Date }>(),
  hour: message<{ when: Date }>(),
  missing: message(),
})

const texts = {
  'test.plain': parse('Hola'),
  'test.count': parse('{count, plural, one {# comentari} other {# comentaris}}'),
  'test.kind': parse('{kind, select, a {primer} other {altre}}'),
  'test.met': parse('{names}: {when, date, long}'),
  'test.day': parse('{when, date}, {when, date, short}, {when, date, day}'),
  'test.hour': parse('{when, time}, {when, time, short}'),
}

function createIntl(lang: Language, formatters = createFormatters()) {
  const onError = vi.fn()
  return { intl: createPageIntl(lang, { texts }, onError, { formatters }), onError }
}

const languages = ['ca', 'es', 'en', 'de'] as const

describe('texts', () => {
  it('are returned unchanged, or with their values filled in', () => {
    const { intl } = createIntl('ca')
    expect(intl.t(messages.plain)).toBe('Hola')
    expect(intl.t(messages.count, { count: 1 })).toBe('1 comentari')
    expect(intl.t(messages.kind, { kind: 'a' })).toBe('primer')
  })

  it.each(languages)('have a dot for thousands in %s', (lang) => {
    expect(createIntl(lang).intl.t(messages.count, { count: 1234 })).toBe('1.234 comentaris')
    expect(createIntl(lang).intl.t(messages.count, { count: 999 })).toBe('999 comentaris')
  })

  it('that are missing show their id and are reported', () => {
    const { intl, onError } = createIntl('en')
    expect(intl.t(messages.missing)).toBe('test.missing')
    expect(onError).toHaveBeenCalledOnce()
    expect(String(onError.mock.calls[0])).toContain('test.missing')
  })

  it('that lack a value show their id and are reported', () => {
    const { intl, onError } = createIntl('en')
    // As an untyped caller might call it.
    expect(intl.t<undefined>({ id: 'test.count' })).toBe('test.count')
    expect(onError).toHaveBeenCalledOnce()
  })

  it.each([
    ['ca', 'Ada, Biel i Clara: 3\u00a0de març del 2026'],
    ['es', 'Ada, Biel y Clara: 3\u00a0de marzo de 2026'],
    ['en', 'Ada, Biel and Clara: 3\u00a0March 2026'],
    ['de', 'Ada, Biel und Clara: 3.\u00a0März 2026'],
  ] as const)('have lists and dates in the language’s form, in %s', (lang, expected) => {
    const when = new Date(2026, 2, 3, 12, 30)
    const text = createIntl(lang).intl.t(messages.met, { names: ['Ada', 'Biel', 'Clara'], when })
    expect(text).toContain(expected)
    expect(text).toMatch(/12:30$/)
  })

  it.each([
    ['ca', '3\u00a0de març'],
    ['es', '3\u00a0de marzo'],
    ['en', '3\u00a0March'],
    ['de', '3.\u00a0März'],
  ] as const)('write a day as DD/MM/YYYY or in words, in %s', (lang, words) => {
    const when = new Date(2026, 2, 3, 9, 5)
    expect(createIntl(lang).intl.t(messages.day, { when })).toBe(`03/03/2026, 03/03/2026, ${words}`)
    expect(createIntl(lang).intl.t(messages.hour, { when })).toMatch(/^0?9:05, 0?9:05$/)
  })
})

describe('numbers', () => {
  it.each(languages)('have a dot for thousands in %s', (lang) => {
    const { intl } = createIntl(lang)
    expect([0, 7, 999, 1000, -1000, 1234567, 12.6].map(intl.number)).toEqual([
      '0',
      '7',
      '999',
      '1.000',
      '-1.000',
      '1.234.567',
      '13',
    ])
  })

  it('are rounded when written as percentages', () => {
    expect(createIntl('en').intl.percent(0.456)).toBe('46%')
    for (const lang of ['ca', 'es', 'de'] as const) expect(createIntl(lang).intl.percent(0.456)).toBe('46\u00a0%')
  })
})

describe('dates', () => {
  const date = new Date(2026, 2, 3, 12, 30)

  it.each([
    ['ca', '3\u00a0de març', '3\u00a0de març del 2026'],
    ['es', '3\u00a0de marzo', '3\u00a0de marzo de 2026'],
    ['en', '3\u00a0March', '3\u00a0March 2026'],
    ['de', '3.\u00a0März', '3.\u00a0März 2026'],
  ] as const)('are in the language’s own form, the day and its month in one line, in %s', (lang, day, long) => {
    const { intl } = createIntl(lang)
    expect(intl.date(date, 'day')).toBe(day)
    expect(intl.date(date, 'long')).toMatch(new RegExp(`^${long}\\b.*12:30$`))
  })

  it('throw on relative times where the widget’s dictionary has no date names', () => {
    expect(() => createIntl('ca').intl.dateNames()).toThrow('no date names')
  })
})

describe('the browser’s own formatters', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Counts the `Intl` objects that are created, and the look-ups of supported locales. */
  function watchIntl() {
    const made: string[] = []
    const watched = new Proxy(Intl, {
      get(target, name) {
        made.push(String(name))
        return Reflect.get(target, name)
      },
    })
    vi.stubGlobal('Intl', watched)
    return () => made.filter((name) => name !== 'PluralRules')
  }

  it('are not created before a text needs one', () => {
    const made = watchIntl()
    const { intl } = createIntl('ca')
    intl.t(messages.plain)
    intl.t(messages.count, { count: 1 })
    intl.t(messages.count, { count: 999 })
    intl.t(messages.kind, { kind: 'b' })
    intl.t(messages.count, { count: 1180 })
    intl.number(1_234_567)
    expect(made()).toEqual([])
    intl.percent(0.5)
    expect(made()).toEqual(['NumberFormat'])
  })

  it('are created once for all calls and all widgets of a page', () => {
    const made = watchIntl()
    const formatters = createFormatters()
    const widgets = [createIntl('ca', formatters).intl, createIntl('ca', formatters).intl]
    const when = new Date(2026, 2, 3)
    for (const intl of widgets) {
      for (const count of [1000, 2000, 3000]) intl.t(messages.count, { count })
      for (const names of [['a', 'b'], ['c']]) intl.t(messages.met, { names, when })
      intl.percent(0.5)
      intl.date(when, 'long')
    }
    expect(made().filter((name) => name !== 'ListFormat')).toEqual(['DateTimeFormat', 'NumberFormat'])
  })

  it('are found without JSON.stringify, and so are texts', () => {
    const stringify = vi.spyOn(JSON, 'stringify')
    const { intl } = createIntl('ca')
    for (const count of [1, 2, 3000]) intl.t(messages.count, { count })
    intl.number(4000)
    intl.date(new Date(2026, 2, 3), 'day')
    intl.t(messages.met, { names: ['a'], when: new Date(2026, 2, 3) })
    expect(stringify).not.toHaveBeenCalled()
  })
})

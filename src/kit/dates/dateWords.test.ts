import dayjs from 'dayjs'
import { describe, expect, it } from 'vitest'
import { dateNames } from './dateNames.ts'
import { cardDate, timeAgo } from './dateWords.ts'

describe('the date of a card', () => {
  it.each([
    ['ca', '03 març 2026'],
    ['es', '03 mar 2026'],
    ['en', '03 Mar 2026'],
    ['de', '03 März 2026'],
  ] as const)('is written as DD MMM YYYY, in %s', (lang, text) => {
    expect(cardDate(new Date(2026, 2, 3, 23, 59), dateNames[lang])).toBe(text)
  })
})

const now = new Date(2026, 2, 3, 12, 30)
type Language = keyof typeof dateNames
const read = (date: Date, now: Date, lang: Language) =>
  timeAgo(date, now, dateNames[lang], (day) => cardDate(day, dateNames[lang]))
const ago = (seconds: number, lang: Language = 'ca') => read(new Date(now.getTime() - seconds * 1000), now, lang)

describe('timeAgo', () => {
  it.each([
    [-30, 'ara mateix'],
    [0, 'ara mateix'],
    [59, 'ara mateix'],
    [60, 'fa un minut'],
    [119, 'fa un minut'],
    [120, 'fa 2\u00a0minuts'],
    [3599, 'fa 59\u00a0minuts'],
    [3600, 'fa una hora'],
    [3 * 3600, 'fa 3\u00a0hores'],
    [26 * 3600, 'fa un dia'],
    [6 * 86_400, 'fa 6\u00a0dies'],
    [7 * 86_400 - 1, 'fa 6\u00a0dies'],
    [7 * 86_400, '24 febr 2026'],
  ])('writes %i seconds as “%s”', (seconds, text) => expect(ago(seconds)).toBe(text))

  it.each([
    ['es', 'ahora mismo', 'hace un minuto', 'hace 5\u00a0minutos', 'hace una hora', 'hace un día', 'hace 2\u00a0días'],
    ['en', 'just now', 'a minute ago', '5\u00a0minutes ago', 'an hour ago', 'a day ago', '2\u00a0days ago'],
    [
      'de',
      'gerade eben',
      'vor einer Minute',
      'vor 5\u00a0Minuten',
      'vor einer Stunde',
      'vor einem Tag',
      'vor 2\u00a0Tagen',
    ],
  ] as const)('has the words of %s', (lang, ...texts) => {
    expect([0, 60, 300, 3600, 86_400, 2 * 86_400].map((seconds) => ago(seconds, lang))).toEqual(texts)
  })
})

it.each([
  ['ca', '03 març 2026', '01 set 2026'],
  ['es', '03 mar 2026', '01 sep 2026'],
  ['en', '03 Mar 2026', '01 Sep 2026'],
  ['de', '03 März 2026', '01 Sept 2026'],
] as const)('timeAgo writes the date as DD MMM YYYY from a week on, in %s', (lang, march, september) => {
  const later = new Date(2027, 0, 1)
  expect(read(new Date(2026, 2, 3), later, lang)).toBe(march)
  expect(read(new Date(2026, 8, 1), later, lang)).toBe(september)
})

it('timeAgo does not modify dayjs’s own locales', () => {
  ago(60, 'en')
  expect(dayjs('2026-03-03').format('dddd D MMMM')).toBe('Tuesday 3 March')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyDay } from './dates.fixture.ts'
import { readDateText, writeDateText } from './dateText.ts'

it.each([
  ['01/03/2026', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  [' 1 / 3 / 2026 ', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['01-03-2026', '2026-03-01'],
  ['01 03 2026', '2026-03-01'],
  ['01032026', '2026-03-01'],
  ['2026-03-01', '2026-03-01'],
  ['29/02/2024', '2024-02-29'],
])('readDateText reads %j as %s', (text, day) => expect(readDateText(text)).toBe(day))

it.each(['', '29/02/2026', '31/04/2026', '03/13/2026', '1/3/26', '1032026', 'ahir', '01/03/20261', '2026'])(
  'readDateText returns undefined for %j',
  (text) => expect(readDateText(text)).toBeUndefined(),
)

it('readDateText reads what writeDateText writes', () => {
  fc.assert(fc.property(anyDay, (day) => readDateText(writeDateText(day)) === day))
})

import { expect, it } from 'vitest'
import { writeDateText } from '../dates/dateText.ts'
import { withValues } from './Draft.ts'
import { differs, draftOf, selectionOf } from './draftSelection.ts'
import type { Filter } from './Filter.ts'

const bounds = { min: '2020-01-01', max: '2026-11-21' }
const choices = [{ value: 'ciutat', label: 'Ciutat' }]
const filters: Filter[] = [
  { type: 'checkbox', label: 'Secció', name: 'seccio', choices },
  { type: 'date-range', label: 'Publicat', name: 'publicat', ...bounds },
  { type: 'single-select', label: 'Firma', name: 'firma', choices },
  { type: 'date', label: 'Dia', name: 'dia', ...bounds },
]
const range = (start: string, end: string) => ({ minDate: [start].filter(Boolean), maxDate: [end].filter(Boolean) })

it('a draft made of the applied filters selects the same ones', () => {
  const applied = { seccio: ['ciutat'], minDate: ['2026-02-01'], maxDate: ['2026-02-14'], dia: ['2026-03-01'] }
  const draft = draftOf(filters, applied, writeDateText)
  expect(draft).toMatchObject({ minDate: ['01/02/2026'], maxDate: ['14/02/2026'], dia: ['01/03/2026'], firma: [] })
  expect(selectionOf(filters, draft)).toEqual(applied)
  expect(differs(filters, draft, applied)).toBe(false)
})

it.each([
  ['end before start', range('14/02/2026', '01/02/2026')],
  ['not a day', range('31/02/2026', '')],
  ['before the first day', range('31/12/2019', '')],
  ['after the last day', range('', '22/11/2026')],
])('a draft whose range is wrong, %s, is no valid selection, but something to apply', (_, draft) => {
  expect(selectionOf(filters, draft)).toBeUndefined()
  expect(differs(filters, draft, {})).toBe(true)
})

it('a draft with one side of a range is valid, and with the same day on both', () => {
  expect(selectionOf(filters, range('1/2/2026', ''))).toEqual({ minDate: ['2026-02-01'] })
  expect(selectionOf(filters, range('', '1.2.2026'))).toEqual({ maxDate: ['2026-02-01'] })
  expect(selectionOf(filters, range('1/2/2026', '01/02/2026'))).toBeDefined()
})

it('a draft differs from the applied filters until its choice is taken back', () => {
  const chosen = withValues({}, 'seccio', ['ciutat'])
  expect(differs(filters, chosen, {})).toBe(true)
  expect(differs(filters, withValues(chosen, 'seccio', []), {})).toBe(false)
  expect(differs(filters, withValues(chosen, 'firma', ['']), { seccio: ['ciutat'] })).toBe(false)
})

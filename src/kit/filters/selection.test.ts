import { expect, it } from 'vitest'
import type { FilterKey } from './Filter.ts'
import { countOf, readSelection, sameSelection, selectionHref } from './selection.ts'

const filters: FilterKey[] = [
  { type: 'checkbox', name: 'seccio' },
  { type: 'date-range', name: 'publicat' },
  { type: 'single-select', name: 'firma' },
  { type: 'inputDate', name: 'dia' },
]
const read = (query: string) => readSelection(filters, new URLSearchParams(query))

it('the filters’ selection is read from the values of known filters in an address, a day only where it is one', () => {
  expect(
    read('text=port&seccio=ciutat&seccio=opinio&minDate=2026-02-01&maxDate=ahir&firma=101&dia=2026-02-30'),
  ).toEqual({
    seccio: ['ciutat', 'opinio'],
    minDate: ['2026-02-01'],
    firma: ['101'],
  })
})

it('the filters’ selection has each value of an address once, one value where a filter has only one, and no empty value', () => {
  expect(read('seccio=ciutat&seccio=ciutat&seccio=&firma=101&firma=102&minDate=')).toEqual({
    seccio: ['ciutat'],
    firma: ['101'],
  })
})

it('the filters’ selection is written into an address, which keeps its other parameters and leaves the page out', () => {
  const address = 'https://www.diari.example/cercador?text=port%20vell&seccio=ciutat&pagina=3&utm_source=a#n2'
  const selection = { seccio: ['opinio', 'comarca'], maxDate: ['2026-02-14'] }
  expect(selectionHref(address, filters, selection, ['pagina'])).toBe(
    'https://www.diari.example/cercador?text=port+vell&utm_source=a&seccio=opinio&seccio=comarca&maxDate=2026-02-14',
  )
})

it('the filters’ selection is read as it was written', () => {
  const selection = { seccio: ['a&b', 'c d', 'é,ü'], minDate: ['2026-02-01'], firma: ['=%'] }
  expect(readSelection(filters, new URL(selectionHref('https://a.example/', filters, selection)).searchParams)).toEqual(
    selection,
  )
})

it('the filters’ selection is compared in any order of a list’s values', () => {
  expect(sameSelection({ a: ['1', '2'] }, { a: ['2', '1'] })).toBe(true)
  expect(sameSelection({ a: ['1'] }, { a: ['1'], b: ['2'] })).toBe(false)
  expect(sameSelection({}, { a: [] })).toBe(true)
})

it('the filters’ selection counts each value of a list as applied, and a range of days once', () => {
  expect(countOf(filters, read('seccio=a&seccio=b&minDate=2026-02-01&maxDate=2026-02-02&firma=1'))).toBe(4)
  expect(countOf(filters, {})).toBe(0)
})

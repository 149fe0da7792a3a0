import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { FiltersMarkerSchema } from './filters.schema.ts'
import { toFilter } from './toFilter.ts'

const choices = [{ name: 'Ciutat', value: 'ciutat' }]

function read(...filters: object[]) {
  const { read, reports } = readValue({ filters }, FiltersMarkerSchema)
  return { filters: [], ...read, reports }
}

it('the filters’ schema leaves out a broken filter with a report, and keeps the others', () => {
  const { filters, reports } = read(
    { label: 'Secció', name: 'seccio', type: 'checkbox', filters: choices },
    { label: 'Color', name: 'color', type: 'colour' },
    { label: 'Buit', name: 'buit', type: 'single-select' },
    { label: 'Data', name: 'data', type: 'date-range', minDate: '2026-02-02', maxDate: '2026-02-01' },
  )
  expect(filters.map(({ name }) => name)).toEqual(['seccio'])
  expect(reports).toEqual([
    expect.stringMatching(/^filters\[1\]\.type: expected "checkbox" or .*, got "colour"$/),
    'filters[2]: has no filters to choose from',
    'filters[3]: has a minDate after its maxDate',
  ])
})

it('the filters’ schema ignores a bound that is no day, and a choice without a value', () => {
  const { filters } = read(
    { label: 'Data', name: 'data', type: 'date', minDate: '31/02/2026' },
    { label: 'Secció', name: 'seccio', type: 'checkbox', filters: [...choices, { name: 'Comarca' }] },
  )
  expect(filters[0]?.minDate).toBeUndefined()
  expect(filters[1]?.filters).toEqual(choices)
})

it('the filters’ schema has the spec’s defaults', () => {
  expect(read()).toMatchObject({ filters: [], pageParam: 'page' })
  const [range, typed] = read(
    { label: 'Data', name: 'data', type: 'date-range', maxDate: '2027-01-01' },
    { label: 'Dia', name: 'dia', type: 'inputDate', maxDate: '2027-01-01' },
  ).filters.map((definition) => toFilter(definition, '2026-11-24'))
  expect(range).toMatchObject({ min: '1900-01-01', max: '2027-01-01' })
  // A typed day is no later than today (content-features §5).
  expect(typed).toMatchObject({ min: '1900-01-01', max: '2026-11-24' })
})

it('the filters’ schema uses the default in place of a wrong option, and reports it', () => {
  const { read, reports } = readValue({ pageParam: ' ', filters: [] }, FiltersMarkerSchema)
  expect(read).toEqual({ filters: [], pageParam: parse(FiltersMarkerSchema, {}).pageParam })
  expect(reports).toEqual(['pageParam: must not be empty, got ""'])
})

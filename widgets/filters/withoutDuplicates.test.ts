import { expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { FiltersMarkerSchema } from './filters.schema.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

it('withoutDuplicates keeps the first of two filters that the address could not tell apart', () => {
  const filters = [
    { label: 'Publicat', name: 'publicat', type: 'date-range' },
    { label: 'Actualitzat', name: 'actualitzat', type: 'date-range' },
    { label: 'Des de', name: 'minDate', type: 'date' },
    { label: 'Dia', name: 'dia', type: 'date' },
  ]
  const { read } = readValue({ filters }, FiltersMarkerSchema)
  expect(withoutDuplicates(read?.filters ?? []).map(({ name }) => name)).toEqual(['publicat', 'dia'])
})

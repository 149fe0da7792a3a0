import { expect, it } from 'vitest'
import type { Draft } from '#kit/filters/Draft.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import type { Edition } from '../archive.schema.ts'
import { archiveFilters, settleEdition } from './archiveFilters.ts'
import { publicationsOf } from './editionChoices.ts'
import { selectedIn, selectionOfRoute } from './routeSelection.ts'

const daily = { name: 'Diari', value: 'diari' }
const weekly = { name: 'Setmanari', value: 'setmanari' }
const editions: Edition[] = [
  { name: 'Totes', value: 'all', publicationTypes: [daily] },
  { name: 'Portclar', value: 'portclar', publicationTypes: [{ name: 'Totes', value: 'all' }, daily] },
  { name: 'Andorra', value: 'andorra', publicationTypes: [weekly] },
]
const { t } = createTestIntl({ widget: 'archive' })

const choicesOf = (draft: Draft) =>
  archiveFilters({ editions, firstYear: 1900, today: '2026-11-21' }, draft, t).map((filter) =>
    'choices' in filter ? filter.choices.map(({ value }) => value) : [filter.min, filter.max],
  )

it('archiveFilters offers all editions, the publications of the chosen one, and no day later than today', () => {
  const days = ['1900-01-01', '2026-11-21']
  expect(choicesOf({})).toEqual([['portclar', 'andorra'], ['diari', 'setmanari'], days])
  expect(choicesOf({ edition: ['andorra'] })).toEqual([['portclar', 'andorra'], ['setmanari'], days])
  expect(publicationsOf(editions, 'nowhere')).toEqual([])
})

it('archiveFilters keeps the publication with another edition only where that has it too', () => {
  const draft = { edition: ['andorra'], publication: ['diari'] }
  expect(settleEdition(editions, draft, 'edition')).toEqual({ edition: ['andorra'], publication: [] })
  expect(settleEdition(editions, { ...draft, edition: [] }, 'edition').publication).toEqual(['diari'])
  expect(settleEdition(editions, draft, 'publication')).toBe(draft)
})

it('archiveFilters reads and writes a route', () => {
  const route = { edition: 'portclar', publication: undefined, date: '2026-11-20' }
  expect(selectionOfRoute(route)).toEqual({ edition: ['portclar'], date: ['2026-11-20'] })
  expect(selectedIn(selectionOfRoute(route))).toEqual(route)
})

import { expect, it } from 'vitest'
import type { Edition } from '../archive.schema.ts'
import { noSelection } from '../route/route.ts'
import {
  differs,
  draftOf,
  editionChoices,
  emptyDraft,
  publicationChoices,
  selectionOf,
  withEdition,
} from './filters.model.ts'

const today = '2026-11-21'
const daily = { name: 'Diari', value: 'diari' }
const weekly = { name: 'Setmanari', value: 'setmanari' }
const editions: Edition[] = [
  { name: 'Totes', value: 'all', publicationTypes: [daily] },
  { name: 'Portclar', value: 'portclar', publicationTypes: [{ name: 'Totes', value: 'all' }, daily] },
  { name: 'Andorra', value: 'andorra', publicationTypes: [weekly] },
]

it('a draft made of the applied filters selects the same ones', () => {
  const applied = { edition: 'portclar', publication: 'diari', date: '2026-11-20' }
  expect(draftOf(applied)).toEqual({ edition: 'portclar', publication: 'diari', dateText: '20/11/2026' })
  expect(selectionOf(draftOf(applied), today)).toEqual(applied)
  expect(selectionOf(emptyDraft, today)).toEqual(noSelection)
})

it.each(['22/11/2026', '31/02/2026', '31/12/1899', '2'])('the date %s is not a valid selection', (dateText) => {
  expect(selectionOf({ ...emptyDraft, dateText }, today)).toBeUndefined()
  expect(differs({ ...emptyDraft, dateText }, noSelection, today)).toBe(true)
})

it('a draft is compared with the applied filters', () => {
  expect(differs(emptyDraft, noSelection, today)).toBe(false)
  expect(differs({ ...emptyDraft, edition: 'andorra' }, noSelection, today)).toBe(true)
  expect(differs({ ...emptyDraft, dateText: '1/11/2026' }, { ...noSelection, date: '2026-11-01' }, today)).toBe(false)
})

it('the options are all, each one once, and values that only the address has', () => {
  expect(editionChoices(editions, 'Totes les edicions', 'all').map(({ value }) => value)).toEqual([
    'all',
    'portclar',
    'andorra',
  ])
  const publications = (edition: string, publication = 'all') =>
    publicationChoices(editions, { edition, publication, dateText: '' }, 'Totes').map(({ value }) => value)
  expect(publications('all')).toEqual(['all', 'diari', 'setmanari'])
  expect(publications('andorra')).toEqual(['all', 'setmanari'])
  expect(publications('andorra', 'antic')).toEqual(['all', 'setmanari', 'antic'])
})

it('another edition keeps the publication only where it has it', () => {
  const draft = { edition: 'portclar', publication: 'diari', dateText: '' }
  expect(withEdition(draft, 'andorra', editions)).toMatchObject({ edition: 'andorra', publication: 'all' })
  expect(withEdition(draft, 'all', editions)).toMatchObject({ edition: 'all', publication: 'diari' })
})

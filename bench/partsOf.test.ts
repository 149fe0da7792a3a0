import { expect, it } from 'vitest'
import { built } from './built.fixture.ts'
import { partsOf } from './partsOf.ts'

it('partsOf finds the files of a widget that open on demand, and no other widget or text', () => {
  expect(partsOf(built, 'comments')).toEqual(['Dialog'])
  expect(partsOf(built, 'comments-count')).toEqual([])
  expect(partsOf(built, 'profile')).toEqual(['Menu', 'parts', 'List', 'Data'])
})

import { expect, it } from 'vitest'
import { createMemoryStorage, createRefusingStorage } from '#testing/storage.fixture.ts'
import { createDrafts } from './createDrafts.ts'

it('the storage of drafts keeps a text over a reload, by its key', () => {
  const storage = createMemoryStorage()
  const drafts = createDrafts(storage)
  drafts.write('comments:1001', 'Bon dia')
  drafts.write('comments:1001:reply:7', 'Hi estic d’acord')
  drafts.write('comments:1001', 'Bon dia a tothom')

  const afterReload = createDrafts(storage)
  expect(afterReload.read('comments:1001')).toBe('Bon dia a tothom')
  expect(afterReload.read('comments:1001:reply:7')).toBe('Hi estic d’acord')
  expect(afterReload.read('comments:2002')).toBe('')
})

it('the storage of drafts removes a sent draft, and the whole entry with the last one', () => {
  const storage = createMemoryStorage()
  const drafts = createDrafts(storage)
  drafts.write('a', 'un')
  drafts.write('b', 'dos')
  drafts.clear('a')
  expect(drafts.read('a')).toBe('')
  expect(drafts.read('b')).toBe('dos')
  drafts.write('b', '')
  expect(storage.getItem('quiosc-drafts')).toBeNull()
})

it('the storage of drafts drops the oldest drafts and cuts long ones', () => {
  const drafts = createDrafts(createMemoryStorage())
  for (let index = 1; index <= 21; index++) drafts.write(`draft ${index}`, 'text')
  expect(drafts.read('draft 1')).toBe('')
  expect(drafts.read('draft 2')).toBe('text')
  drafts.write('novel', 'x'.repeat(50_000))
  expect(drafts.read('novel')).toHaveLength(10_000)
})

it('the storage of drafts keeps drafts with broken storage and in a browser without any', () => {
  const storage = createMemoryStorage()
  storage.setItem('quiosc-drafts', '{"half":')
  const drafts = createDrafts(storage)
  expect(drafts.read('a')).toBe('')
  drafts.write('a', 'text')
  expect(drafts.read('a')).toBe('text')

  const refused = createDrafts(createRefusingStorage())
  refused.write('a', 'text')
  expect(refused.read('a')).toBe('text')
})

import { expect, it } from 'vitest'
import { createDrafts } from './createDrafts.ts'
import { createMemoryStorage, createRefusingStorage } from './storage.fixture.ts'

it('keeps a text over a reload, by its key', () => {
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

it('clears what was sent, and leaves no trace when all is sent', () => {
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

it('is bounded: the oldest go, the endless is cut', () => {
  const drafts = createDrafts(createMemoryStorage())
  for (let index = 1; index <= 21; index++) drafts.write(`draft ${index}`, 'text')
  expect(drafts.read('draft 1')).toBe('')
  expect(drafts.read('draft 2')).toBe('text')
  drafts.write('novel', 'x'.repeat(50_000))
  expect(drafts.read('novel')).toHaveLength(10_000)
})

it('survives broken storage and a browser that has none', () => {
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

import { expect, it } from 'vitest'
import { fillPath } from './fillPath.ts'

it('fillPath fills in values, encoded, and the defaults of missing ones', () => {
  expect(fillPath('list/{id}?order={order:desc}', { id: 'a/b' })).toBe('list/a%2Fb?order=desc')
  expect(fillPath('list/{id}?order={order:desc}', { id: '1', order: 'asc' })).toBe('list/1?order=asc')
})

it('fillPath leaves the name of a value that may not be filled in', () => {
  expect(fillPath('list/{id}', { id: '..' }, (value) => value !== '..')).toBe('list/{id}')
})

import { expect, it } from 'vitest'
import type { Registry } from '../src/loader/registry.ts'
import { thirtyOf } from './loaderOfThirty.ts'

const registryOf = (count: number): Registry =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`widget-${index}`, { load: 'eager' }]))

it.each([15, 22, 29, 30, 31, 45])('weighs the loader with thirty names when there are %i widgets', (count) => {
  const rows = Object.keys(thirtyOf(registryOf(count)))
  expect(rows).toHaveLength(30)
  expect(rows.slice(0, count)).toEqual(Object.keys(registryOf(count)).slice(0, 30))
})

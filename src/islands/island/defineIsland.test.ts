import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { object } from '#lib/schema/object.ts'
import { defineIsland } from './defineIsland.ts'
import type { IslandContext } from './islandContext.types.ts'

it('defineIsland reports an option that an island leaves out, and reads the others', () => {
  const compose = vi.fn(() => null)
  const report = vi.fn()
  const options = object({ from: v.optional(v.string(), '/'), to: v.optional(v.string()) })
  const island = defineIsland({ name: 'test', css: [], options, compose })
  const context = { host: { dataset: { from: '7' } }, report } as unknown as IslandContext
  expect(island.compose({ from: 7, to: '/a' }, context).ok).toBe(true)
  expect(compose).toHaveBeenCalledExactlyOnceWith({ from: '/', to: '/a' }, context)
  expect(report.mock.calls.map(([error, source]) => [reportLine(error), source])).toEqual([
    ['An option was ignored: data-from: expected text, got 7', 'test'],
  ])
})

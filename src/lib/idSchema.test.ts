import * as v from 'valibot'
import { expect, it } from 'vitest'
import { IdSchema } from './idSchema.ts'

it.each([
  ['4711', '4711'],
  [4711, '4711'],
  [' es-ES:7/á😀 ', 'es-ES:7/á😀'],
])('reads %j as %j', (sent, id) => {
  expect(v.parse(IdSchema, sent)).toBe(id)
})

it.each(['', '  ', '7\ud83d', '\ude00', Number.NaN, null, {}])('refuses %j, which no address can hold', (sent) => {
  expect(v.safeParse(IdSchema, sent).success).toBe(false)
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { IdSchema } from './idSchema.ts'

it.each([
  ['4711', '4711'],
  [4711, '4711'],
  [' es-ES:7_á ', 'es-ES:7_á'],
])('the schema of an id reads %j as %j', (sent, id) => {
  expect(v.parse(IdSchema, sent)).toBe(id)
})

it.each([
  '',
  '  ',
  '7\ud83d',
  '\ude00',
  Number.NaN,
  1e21,
  null,
  {},
  '.',
  '..',
  '../../user/content/1002/save?x=',
  '7/vote/1',
  '7\\8',
  '%2e%2e%2f',
  '7?x=1',
  '7#x',
  '7 8',
])('the schema of an id refuses %j, which could be another path', (sent) => {
  expect(v.safeParse(IdSchema, sent).success).toBe(false)
})

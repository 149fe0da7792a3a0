import * as v from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { FollowMarkerSchema, type FollowOptions } from './follow.schema.ts'
import type { FollowTarget } from './follow.types.ts'

it('the schema of a followed target trims the name and defaults it to an empty string', () => {
  expect(v.parse(FollowMarkerSchema, { kind: 'topic', id: '301' })).toEqual({ kind: 'topic', id: '301', name: '' })
  expect(v.parse(FollowMarkerSchema, { kind: 'user', id: '1', name: ' Uri ' })).toMatchObject({ name: 'Uri' })
})

it.each([{ kind: 'planet', id: '1' }, { kind: 'author' }, { kind: 'author', id: ' ' }, { id: '1' }])(
  'the schema of a followed target rejects an unknown kind or a missing id: %j',
  (options) => {
    expect(v.safeParse(FollowMarkerSchema, options).success).toBe(false)
  },
)

it('the schema of a followed target has the target fields of the public events', () => {
  expectTypeOf<Omit<FollowOptions, 'name'>>().toEqualTypeOf<FollowTarget>()
})

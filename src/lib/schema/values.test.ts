import * as v from 'valibot'
import { expect, it } from 'vitest'
import { issueLine } from './issues/describeIssue.ts'
import { list } from './list.ts'
import { object } from './object.ts'
import { check } from './parseJson.ts'
import { record } from './record.ts'
import { sentList } from './sentList.ts'
import { strict } from './strict.ts'

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** The value that is read, and the report about it. */
function reading(value: unknown, schema: v.GenericSchema) {
  const reports: string[] = []
  const result = check(value, schema, (issue) => void reports.push(issueLine(issue)))
  return { read: result.ok ? result.value : issueLine(result.failure), reports }
}

const ReaderSchema = object({ id: v.string(), nick: v.optional(Text, 'nobody'), type: v.nullish(v.number()) })

it('object uses the default in place of a wrong optional field, and reports its path and value', () => {
  expect(reading({ id: '7', nick: 'Agata', type: '4' }, ReaderSchema)).toEqual({
    read: { id: '7', nick: 'Agata' },
    reports: ['type: expected a number, got "4"'],
  })
  expect(reading({ id: '7', nick: ' ' }, ReaderSchema)).toEqual({
    read: { id: '7', nick: 'nobody' },
    reports: ['nick: must not be empty, got ""'],
  })
})

it('object counts null as missing, and reports it where the contract has no null', () => {
  expect(reading({ id: '7', nick: null, type: null }, ReaderSchema)).toEqual({
    read: { id: '7', nick: 'nobody', type: null },
    reports: ['nick: expected text, got null'],
  })
})

it('object reports nothing for a missing optional field', () => {
  expect(reading({ id: '7' }, ReaderSchema)).toEqual({ read: { id: '7', nick: 'nobody' }, reports: [] })
})

it('object fails without a required field', () => {
  expect(reading({ nick: 'Agata' }, ReaderSchema)).toEqual({ read: 'id: an id is missing', reports: [] })
  expect(reading({ id: null }, ReaderSchema).read).toBe('id: expected text, got null')
  expect(reading('Agata', ReaderSchema).read).toBe('expected an object, got "Agata"')
})

it('list leaves out wrong items, each with one report of its path', () => {
  const PageSchema = object({ readers: list(ReaderSchema) })
  const readers = [{ id: '1' }, { id: 2, nick: 7 }, null, { id: '4', type: 'x' }]
  expect(reading({ readers }, PageSchema)).toEqual({
    read: {
      readers: [
        { id: '1', nick: 'nobody' },
        { id: '4', nick: 'nobody' },
      ],
    },
    reports: [
      'readers[1].id: expected text, got 2',
      'readers[2]: expected an object, got null',
      'readers[3].type: expected a number, got "x"',
    ],
  })
  expect(reading({ readers: 'none' }, PageSchema).read).toBe('readers: expected a list, got "none"')
  expect(reading({}, PageSchema).read).toBe('readers: a list is missing')
})

it('list counts the items that were sent, also those that are left out', () => {
  const read = { items: ['a'], sent: ['a', 1] }
  expect(reading(['a', 1], sentList(v.string()))).toEqual({ read, reports: ['[1]: expected text, got 1'] })
  expect(reading({}, sentList(v.string())).read).toBe('expected a list, got an object')
})

it('record leaves out a wrong value with its key', () => {
  expect(reading(JSON.parse('{"a":1,"b":"2","__proto__":3}'), record(v.number()))).toEqual({
    read: Object.fromEntries([
      ['a', 1],
      ['__proto__', 3],
    ]),
    reports: ['b: expected a number, got "2"'],
  })
  expect(reading([1], record(v.number())).read).toBe('expected an object, got a list')
})

it('a strict field that is wrong is not left out: the item or the value around it fails', () => {
  const ModalSchema = object({
    name: v.string(),
    audience: strict(v.optional(v.picklist(['all', 'subscribers']), 'all')),
  })
  const wrong = { name: 'b', audience: 'subscriber' }
  expect(reading([{ name: 'a', audience: null }, wrong], list(ModalSchema))).toEqual({
    read: [{ name: 'a', audience: 'all' }],
    reports: [
      '[0].audience: expected "all" or "subscribers", got null',
      '[1].audience: expected "all" or "subscribers", got "subscriber"',
    ],
  })
  const PathSchema = object({ path: strict(list(v.string())) })
  expect(reading({ path: ['a', 1] }, PathSchema)).toEqual({ read: 'path[1]: expected text, got 1', reports: [] })
})

it('a union reports what the alternative that fits has left out, and if none fits, the one that got furthest', () => {
  const ListSchema = v.union([
    object({ contentListId: v.string(), title: v.string(), isDefault: v.nullish(v.boolean()) }),
    object({ id: v.string(), title: v.string(), isDefault: v.nullish(v.boolean()) }),
  ])
  expect(reading({ id: '1', title: 'a', isDefault: 'yes' }, ListSchema)).toEqual({
    read: { id: '1', title: 'a' },
    reports: ['isDefault: expected true or false, got "yes"'],
  })
  expect(reading({ id: '1' }, ListSchema).read).toBe('title: a title is missing')
  const UserSchema = v.union([object({ user: object({ id: v.string() }) }), object({ id: v.string() })])
  expect(reading({ user: { id: 1 } }, UserSchema).read).toBe('user.id: expected text, got 1')
})

it('each kind of problem is described in a person’s words', () => {
  const problemOf = (schema: v.GenericSchema, value: unknown) => reading({ value }, object({ value: schema })).read
  expect(problemOf(v.union([v.string(), v.number()]), true)).toBe('value: expected text or a number, got true')
  expect(problemOf(v.pipe(v.number(), v.integer()), 1.5)).toBe('value: expected a whole number, got 1.5')
  expect(problemOf(v.pipe(v.number(), v.minValue(1)), 0)).toBe('value: expected at least 1, got 0')
  expect(problemOf(v.pipe(v.number(), v.maxValue(200)), 201)).toBe('value: expected at most 200, got 201')
  expect(problemOf(v.pipe(v.string(), v.regex(/^\d+$/, 'is no number')), 'x')).toBe('value: is no number, got "x"')
  const FlagSchema = v.union([v.boolean(), v.picklist(['', 'true', 'false'])])
  expect(problemOf(FlagSchema, 'yes')).toBe('value: expected true or false, got "yes"')
  expect(problemOf(v.literal('a'), 'b')).toBe('value: expected "a", got "b"')
  expect(problemOf(v.string(), {})).toBe('value: expected text, got an object')
  expect(
    problemOf(
      v.pipe(
        object({}),
        v.check(() => false, 'has nothing to show'),
      ),
      {},
    ),
  ).toBe('value: has nothing to show')
  expect(problemOf(v.number(), 'x'.repeat(100))).toBe(`value: expected a number, got "${'x'.repeat(59)}…`)
})

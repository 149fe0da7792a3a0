import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { calls } from '#mocks/backend/calls.ts'
import { registry } from '#widgets/registry.ts'
import { answerFields, kindOf } from './answerFields.ts'
import { type BackendCall, type BackendCalls, PAGE, readBackendCalls } from './backendCalls.ts'
import { callComments } from './callComments.ts'
import { callSections } from './callSections.ts'

let read: BackendCalls
beforeAll(async () => {
  read = await readBackendCalls()
})

const callOf = (sender: string, name: string): BackendCall => {
  const found = read.bySender.get(sender)?.find((call) => call.name === name)
  if (!found) throw new Error(`${sender} has no call ${name}`)
  return found
}

const needOf = ({ fields }: BackendCall, path: string) => fields.find((field) => field.path === path)?.need

describe('the documented calls of the backend', () => {
  it('are explained by a mock: their senders, their times and their fields', () => {
    expect(read.faults).toEqual([])
  })

  it('are those of each sender, and of nobody else', () => {
    expect([...read.bySender.keys()]).toEqual([...Object.keys(registry), PAGE])
    expect(read.bySender.get('poll')?.map(({ title }) => title)).toEqual([
      'GET /poll/{pollId}',
      'POST /poll/{pollId}/vote/{optionId}',
    ])
    expect(read.bySender.get('follow')?.map(({ name }) => name)).toContain('unfollow.topic')
    expect(read.bySender.get('cards')).toEqual([])
    expect(read.bySender.get(PAGE)?.map(({ name }) => name)).toEqual(['user.profile', 'user.logout'])
  })

  it('include the first request, and the answer of a publisher’s feed', () => {
    expect(callOf('poll', 'poll').isFirst).toBe(true)
    expect(callOf('comments', 'comments').isFirst).toBe(true)
    expect(callOf('comments', 'comments.replies').isFirst).toBe(false)
    expect(callOf('bottom-bar', 'live.newest').fields.map(({ path }) => path)).toEqual([
      'messages',
      'messages[].id',
      'messages[].type',
    ])
  })

  it('have the meaning of each field', () => {
    const all = [...read.bySender].flatMap(([sender, sent]) => sent.map((call) => ({ sender, call })))
    const wordless = all.flatMap(({ sender, call }) =>
      call.fields.flatMap(({ path, comment }) => (comment ? [] : [`${sender} ${call.title}: ${path}`])),
    )
    expect(wordless).toEqual([])
  })

  it('require of an answer what the mocks tell that a widget needs', () => {
    const all = [...read.bySender.values()].flat()
    const unsaid = all.flatMap((one) =>
      (one.call.needs ?? []).flatMap((field) =>
        // Of two who send it one may read less than the other.
        all.some((other) => other.name === one.name && needOf(other, field) === 'required')
          ? []
          : [`${one.name} ${field}`],
      ),
    )
    expect(unsaid).toEqual([])
    expect(needOf(callOf('comments', 'comments'), 'comments')).toBe('required')
    expect(needOf(callOf('comments', 'comments'), 'comments[].body')).toBe('optional')
    expect(needOf(callOf('profile', 'lists'), 'results[].contentListId')).toBe('one of')
  })

  it('have an answer once that has the same form in an object of its own', () => {
    const paths = callOf('save-to-list', 'content.save').fields.map(({ path }) => path)
    expect(paths).toContain('interests')
    expect(paths.filter((path) => path.startsWith('interests.'))).toEqual([])
  })

  it('stand on the page with their body, and an answer once', () => {
    const sections = callSections(read.bySender.get('save-to-list') ?? [])
    expect(sections).toContain('### `POST /user/content`')
    expect(sections).toContain('| `saveLists` | ids of the lists to put it into |')
    expect(sections).toContain('The answer is that of `GET /user/content/{contentId}/save`.')
    expect(callSections([callOf('poll', 'poll.vote')])).toContain('The answer is not read')
  })

  it('explain each field of every answer', () => {
    const all = [...read.bySender.values()]
      .flat()
      .filter(({ name, call }) => call.auth === 'none' && !/^user\./.test(name))
    const bare = all.flatMap(({ name, fields }) =>
      fields.flatMap(({ path, comment }) => (comment ? [] : [`${name} ${path}`])),
    )
    expect(all.length).toBeGreaterThan(12)
    expect(bare).toEqual([])
  })

  it('are more than a fixed number', () => {
    const sent = new Set([...read.bySender.values()].flat().map(({ name }) => name))
    const unsent = Object.keys(calls).filter((name) => !sent.has(name))
    expect(unsent).toEqual(['user.interestWithLists', 'content.delete'])
  })
})

it('the comment before a call is read for its sender and its fields', () => {
  const text = `export const xCalls = defineCalls({
    /**
     * @when poll: it is due
     * @when page: the reader: now
     * @sends page: from 1
     */
    'x.y': { method: 'GET' },
    /** In the specification alone. */
    z: { method: 'GET' },
    bare: { method: 'GET' },
  })`
  const found = callComments({ path: 'mocks/backend/x/x.calls.ts', text })
  expect(Object.fromEntries(found.get('x.y')?.when ?? [])).toEqual({ poll: 'it is due', page: 'the reader: now' })
  expect(Object.fromEntries(found.get('x.y')?.sends ?? [])).toEqual({ page: 'from 1' })
  expect([...found.keys()]).toEqual(['x.y', 'z'])
})

describe('the documented fields of an answer', () => {
  it('have their kinds and limits in words', () => {
    const count = v.pipe(v.number(), v.integer(), v.minValue(0))
    expect(kindOf(v.nullish(count))).toBe('number, integer, min value 0')
    expect(kindOf(v.optional(list(IdSchema), []))).toBe('a list, each an id: text or number')
    expect(kindOf(v.picklist(['a', 'b']))).toBe('`"a"` or `"b"`')
    expect(kindOf(v.union([v.string(), object({})]))).toBe('text or an object')
    expect(() => kindOf(v.bigint())).toThrow(/bigint/)
  })

  it('stand behind the field that they belong to, those of every form', () => {
    const schema = object({
      items: list(v.union([object({ id: IdSchema, a: v.string() }), object({ name: v.string() })])),
      last: v.nullish(v.string()),
    })
    expect(answerFields(schema).map(({ path, need }) => `${path} ${need}`)).toEqual([
      'items required',
      'items[].id one of',
      'items[].a one of',
      'items[].name one of',
      'last optional',
    ])
  })
})

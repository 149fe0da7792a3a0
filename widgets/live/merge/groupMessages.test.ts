import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LiveMessage } from '../live.schema.ts'
import { groupMessages, type MessageBlock } from './groupMessages.ts'

const message = (id: number): LiveMessage => ({ id: String(id), type: 'x', deleted: false })
/** The newest first. */
const all = Array.from({ length: 102 }, (_, index) => message(102 - index))
const down = (newest: number, oldest: number) => all.slice(102 - newest, 103 - oldest)
const flat = (blocks: readonly MessageBlock[]) => blocks.flatMap(({ messages }) => messages)
const sizes = (blocks: readonly MessageBlock[]) => blocks.map(({ messages }) => messages.length)

/** One change of a list: messages come at a place of it, some change, some go. */
const changes = fc.array(
  fc.record({
    place: fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    count: fc.integer({ min: 0, max: 120 }),
    changed: fc.array(fc.nat(300), { maxLength: 3 }),
    gone: fc.array(fc.nat(300), { maxLength: 3 }),
  }),
  { maxLength: 8 },
)

it('groupMessages has every message once and in its order, and keeps each in its block, whatever is added and removed', () => {
  fc.assert(
    fc.property(changes, (changes) => {
      let list: readonly LiveMessage[] = []
      let blocks: readonly MessageBlock[] = []
      let next = 1
      for (const { place, count, changed, gone } of changes) {
        const at = Math.round(place * list.length)
        const added = Array.from({ length: count }, () => message(next++))
        list = [...list.slice(0, at), ...added, ...list.slice(at)]
          .filter((_, index) => !gone.includes(index))
          .map((one, index) => (changed.includes(index) ? { ...one } : one))
        const before = new Map(blocks.map((block) => [block.key, block]))
        const blockKeys = new Map(blocks.flatMap(({ key, messages }) => messages.map(({ id }) => [id, key] as const)))
        blocks = groupMessages(blocks, list)

        expect(flat(blocks)).toEqual(list)
        expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
        for (const block of blocks) {
          const { key, messages } = block
          expect(messages.length).toBeGreaterThan(0)
          for (const { id } of messages) expect(blockKeys.get(id) ?? key).toBe(key)
          const old = before.get(key)
          const isSame =
            old?.messages.length === messages.length && messages.every((one, index) => one === old.messages[index])
          if (isSame) expect(block).toBe(old)
        }
      }
    }),
  )
})

it('groupMessages fills the block at an end before it opens another one', () => {
  const first = groupMessages([], down(100, 31))
  expect(sizes(first)).toEqual([50, 20])
  const newer = groupMessages(first, down(101, 31))
  expect(sizes(newer)).toEqual([1, 50, 20])
  expect(newer.slice(1)).toEqual(first)
  expect(newer[1]).toBe(first[0])
  const older = groupMessages(newer, down(102, 1))
  expect(sizes(older)).toEqual([2, 50, 50])
  expect(older[1]).toBe(first[0])
})

it('groupMessages keeps the name of a block whose first message is taken back', () => {
  const blocks = groupMessages([], down(3, 1))
  expect(groupMessages(blocks, down(2, 1)).map(({ key }) => key)).toEqual(blocks.map(({ key }) => key))
})

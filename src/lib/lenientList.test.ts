import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { lenientList } from './lenientList.ts'
import { optionalFields } from './optionalFields.ts'
import { check } from './parseJson.ts'

const ReaderSchema = v.object({
  id: v.string(),
  ...optionalFields({ nick: v.optional(v.string(), 'nobody'), type: v.nullish(v.number()) }),
})
const PageSchema = v.object({ readers: lenientList(ReaderSchema) })

it('falls back to the default of a broken optional field alone, and names it', () => {
  const onDropped = vi.fn()
  expect(check({ id: '7', nick: 'Agata', type: '4' }, ReaderSchema, onDropped)).toEqual({
    ok: true,
    value: { id: '7', nick: 'Agata', type: undefined },
  })
  expect(onDropped.mock.calls).toEqual([
    [
      'type: Invalid type: Expected number but received "4"',
      { name: 'type', issue: expect.objectContaining({ input: '4' }) },
    ],
  ])
  expect(check({ id: '7', nick: 1 }, ReaderSchema)).toMatchObject({ value: { nick: 'nobody' } })
})

it('reports nothing for a missing optional field', () => {
  const onDropped = vi.fn()
  expect(check({ id: '7' }, ReaderSchema, onDropped)).toMatchObject({ value: { id: '7', nick: 'nobody' } })
  expect(onDropped).not.toHaveBeenCalled()
})

it('fails without an essential field', () => {
  expect(check({ nick: 'Agata' }, ReaderSchema)).toMatchObject({ ok: false })
})

it('drops the broken items of a list, names each, and keeps the others', () => {
  const onDropped = vi.fn()
  const page = { readers: [{ id: '1' }, { id: 2 }, null, { id: '4', type: 'x' }] }
  const checked = check(page, PageSchema, onDropped)
  expect(checked).toMatchObject({ ok: true, value: { readers: [{ id: '1' }, { id: '4' }] } })
  expect(onDropped.mock.calls.map(([problem]) => problem)).toEqual([
    '[1].id: Invalid type: Expected string but received 2',
    '[2]: Invalid type: Expected Object but received null',
    '[3].type: Invalid type: Expected number but received "x"',
  ])
})

it('fails when the value is not a list', () => {
  expect(check({ readers: 'none' }, PageSchema)).toMatchObject({ ok: false })
})

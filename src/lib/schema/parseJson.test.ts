import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { list } from './list.ts'
import { object } from './object.ts'
import { check, parseJson } from './parseJson.ts'

const Schema = object({ options: v.pipe(list(object({ id: v.number() })), v.minLength(1)) })

it('parseJson returns the value as the schema transforms it', () => {
  expect(parseJson('{"options":[{"id":1}],"more":true}', Schema)).toEqual({ ok: true, value: { options: [{ id: 1 }] } })
})

it('parseJson reports the path and the problem', () => {
  expect(check({ options: [{ id: 'x' }] }, Schema)).toEqual({
    ok: false,
    failure: expect.objectContaining({ path: [expect.objectContaining({ key: 'options' })], input: [] }),
  })
  expect(check(null, Schema)).toMatchObject({ ok: false, failure: { input: null } })
  expect(parseJson('{', Schema)).toMatchObject({ ok: false, failure: { message: 'not JSON' } })
})

it('parseJson reads a list of thousands of wrong items, as a page may have stored it', () => {
  const wrong = Array.from({ length: 50_000 }, () => ({ id: {} }))
  const onLeftOut = vi.fn()
  expect(check([...wrong, { id: 1 }], list(object({ id: v.number() })), onLeftOut)).toEqual({
    ok: true,
    value: [{ id: 1 }],
  })
  expect(onLeftOut).toHaveBeenCalledTimes(50_000)
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { check, parseJson } from './parseJson.ts'

const Schema = v.object({ options: v.array(v.object({ id: v.number() })) })

it('returns the value as the schema transforms it', () => {
  expect(parseJson('{"options":[{"id":1}],"more":true}', Schema)).toEqual({ ok: true, value: { options: [{ id: 1 }] } })
})

it('reports the path and the problem', () => {
  expect(check({ options: [{ id: 1 }, { id: 'x' }] }, Schema)).toEqual({
    ok: false,
    failure: expect.stringMatching(/^options\.1\.id: .*number/),
  })
  expect(check(null, Schema)).toMatchObject({ ok: false, failure: expect.stringContaining('null') })
  expect(parseJson('{', Schema)).toEqual({ ok: false, failure: 'not JSON' })
})

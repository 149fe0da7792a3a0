import * as v from 'valibot'
import { expect, it } from 'vitest'
import { check, parseJson } from './parseJson.ts'

const Schema = v.object({ options: v.array(v.object({ id: v.number() })) })

it('gives the value that the schema makes of it', () => {
  expect(parseJson('{"options":[{"id":1}],"more":true}', Schema)).toEqual({ ok: true, value: { options: [{ id: 1 }] } })
})

it('names the place and the problem', () => {
  expect(check({ options: [{ id: 1 }, { id: 'x' }] }, Schema)).toEqual({
    ok: false,
    failure: expect.stringMatching(/^options\.1\.id: .*number/),
  })
  expect(check(null, Schema)).toMatchObject({ ok: false, failure: expect.stringContaining('null') })
  expect(parseJson('{', Schema)).toEqual({ ok: false, failure: 'not JSON' })
})

import { expect, it } from 'vitest'
import { readAnswer } from './readAnswer.ts'

it.each([
  ['{"response":{"id":1}}', { id: 1 }],
  ['{"data":{"id":1}}', { id: 1 }],
  ['{"response":{"id":1},"data":{"id":2}}', { id: 1 }],
  ['{"httpCode":200,"data":[1,2]}', [1, 2]],
  ['{"response":null}', null],
  ['{"data":null}', null],
  ['{"response":null,"data":{"id":2}}', { id: 2 }],
  ['{"id":1}', { id: 1 }],
  ['[1]', [1]],
  ['"ok"', 'ok'],
  ['null', null],
  ['', undefined],
  [' \n', undefined],
])('readAnswer unwraps the answer %s', (body, value) => {
  expect(readAnswer(200, body)).toEqual({ ok: true, value })
})

it('readAnswer reports an answer that is not JSON', () => {
  expect(readAnswer(200, '<html>')).toEqual({ ok: false, failure: { kind: 'contract', detail: 'not JSON' } })
})

const ALREADY = { errorCode: 'ALREADY_REPORTED', errorMessage: 'No pots tornar-lo a denunciar', field: 'reason' }
const already = { code: 'ALREADY_REPORTED', message: 'No pots tornar-lo a denunciar', field: 'reason' }

it.each([
  ['a list of errors', { errors: [ALREADY] }, [already]],
  ['an error without a message', { errors: [{ errorCode: 17 }] }, [{ code: '17' }]],
  ['entries that are no errors', { errors: [null, 'x', ALREADY] }, [already]],
  ['a message', { message: 'Massa tard' }, [{ message: 'Massa tard' }]],
  ['a message and a list of errors', { message: 'Massa tard', errors: [ALREADY] }, [already]],
  ['errors that are no list', { errors: 'many' }, []],
  ['no body', undefined, []],
])('readAnswer returns the errors of a refusal with %s', (_, body, errors) => {
  expect(readAnswer(400, body === undefined ? '' : JSON.stringify(body))).toEqual({
    ok: false,
    failure: { kind: 'http', status: 400, errors },
  })
})

it('readAnswer keeps the status of a refusal whose body cannot be read', () => {
  expect(readAnswer(502, '<html>Bad gateway')).toEqual({
    ok: false,
    failure: { kind: 'http', status: 502, errors: [] },
  })
})

it('readAnswer keeps the data that a refusal has besides its errors', () => {
  expect(readAnswer(403, '{"errors":[],"response":{"userId":7}}')).toEqual({
    ok: false,
    failure: { kind: 'http', status: 403, errors: [], answer: { userId: 7 } },
  })
  expect(readAnswer(400, JSON.stringify({ response: { errors: [ALREADY] } }))).toMatchObject({
    failure: { status: 400, errors: [already] },
  })
})

it('readAnswer keeps the data of a refusal that does not wrap it', () => {
  expect(readAnswer(403, '{"userId":7,"name":"Aloma"}')).toMatchObject({
    failure: { answer: { userId: 7, name: 'Aloma' } },
  })
  expect(readAnswer(403, '{"errors":[],"userId":7}')).toMatchObject({ failure: { answer: { userId: 7 } } })
})

it.each([
  { errors: [ALREADY] },
  { errors: [ALREADY], response: null },
  { httpCode: '400', errors: [ALREADY] },
  { status: '400', errors: [ALREADY], data: null },
])('readAnswer finds a refusal under status 200 in %j', (body) => {
  expect(readAnswer(200, JSON.stringify(body))).toMatchObject({
    failure: { kind: 'http', status: 400, errors: [already] },
  })
})

it('readAnswer reads an answer that also has errors as a success', () => {
  expect(readAnswer(200, JSON.stringify({ errors: [ALREADY], response: { id: 1 } }))).toEqual({
    ok: true,
    value: { id: 1 },
  })
})

it.each([
  ['{"httpCode":409,"errors":[]}', 409],
  ['{"status":400,"response":null}', 400],
  ['{"status":503}', 503],
])('readAnswer treats a body with an error status as a failure: %s', (body, status) => {
  expect(readAnswer(200, body)).toEqual({ ok: false, failure: { kind: 'http', status, errors: [] } })
})

it.each(['{"status":200}', '{"status":"closed"}', '{"httpCode":201,"status":4}', '{"response":{"status":404}}'])(
  'readAnswer reads %s as a success',
  (body) => {
    expect(readAnswer(200, body).ok).toBe(true)
  },
)

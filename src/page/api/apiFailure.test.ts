import { expect, it } from 'vitest'
import { type ApiFailure, type FailureMessage, failureMessage } from './apiFailure.ts'

const answered = (status: number): ApiFailure => ({ kind: 'http', status, errors: [] })

/** The error catalogue (content-features §8), whole: views show one or two of its rows. */
it.each<[string, ApiFailure, FailureMessage]>([
  ['no connection', { kind: 'network' }, 'unreachable'],
  ['no answer in time', { kind: 'timeout' }, 'unreachable'],
  ['a request that was given up', { kind: 'aborted' }, 'unreachable'],
  ['an answer of another shape', { kind: 'contract', detail: 'items: missing' }, 'generic'],
  ['400', answered(400), 'notFound'],
  ['401', answered(401), 'unauthorized'],
  ['403', answered(403), 'forbidden'],
  ['404', answered(404), 'notFound'],
  ['409', answered(409), 'generic'],
  ['429', answered(429), 'generic'],
  ['500', answered(500), 'server'],
  ['503', answered(503), 'server'],
])('%s is told with its words of the catalogue', (_, failure, message) => {
  expect(failureMessage(failure)).toBe(message)
})

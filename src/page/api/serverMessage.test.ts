import { expect, it } from 'vitest'
import type { ServerError } from './apiFailure.ts'
import { refusesField, serverMessage } from './serverMessage.ts'

const refused = (status: number, ...errors: ServerError[]) => ({ kind: 'http', status, errors }) as const

it.each([
  [refused(400, { code: 'LIST_NAME_ALREADY_IN_USE', message: 'You have this list.' }), 'You have this list.', false],
  [refused(400, { code: 'INVALID_FIELD', message: 'listName' }), undefined, true],
  [
    refused(400, { code: 'INVALID_FIELD', field: 'listName', message: 'Choose another one.' }),
    'Choose another one.',
    true,
  ],
  [refused(500, { message: 'SQL' }), undefined, false],
  [{ kind: 'network' } as const, undefined, false],
])('serverMessage of %j is the sentence %j, never the name of a field', (failure, sentence, refuses) => {
  expect(serverMessage(failure)).toBe(sentence)
  expect(refusesField(failure)).toBe(refuses)
})

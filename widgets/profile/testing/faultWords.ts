import type { FailureMessage } from '#page/api/apiFailure.ts'

/** The faults of every call, in an order in which no two neighbours have the same words. The one that signs the reader out is the last. */
export const faults = ['abort', '400', 'timeout', '403', 'malformed', '404', 'wrong-shape', '500'] as const

export type FaultName = (typeof faults)[number]

const rows: Readonly<Record<FaultName, FailureMessage>> = {
  abort: 'unreachable',
  timeout: 'unreachable',
  '400': 'notFound',
  '403': 'forbidden',
  '404': 'notFound',
  '500': 'server',
  malformed: 'generic',
  'wrong-shape': 'generic',
}

/** The first sentence of the catalogue's messages, and the second, which stands where there is no button to try again (reader-account §8). */
const sentences: Readonly<Record<FailureMessage, readonly [first: string, second: string]>> = {
  unreachable: ['Unable to connect to the server.', ' Please try again later.'],
  notFound: ['The resource was not found on the server.', ' Please try again later.'],
  server: ['An error occurred while making the request.', ' Please try again later.'],
  generic: ['Something went wrong.', ' Try again later.'],
  forbidden: ['You are not authorized to perform this operation.', ''],
  unauthorized: ['You are not authorized to perform this operation.', ''],
}

/** The catalogue's words for a fault, alone or beside a button that tries again. */
export const wordsOf = (fault: FaultName, place: 'alone' | 'beside retry'): string => {
  const [first, second] = sentences[rows[fault]]
  return place === 'alone' ? first + second : first
}

import type { BackendCall } from './backendCalls.ts'
import { code, joined, table } from './markdown.ts'

const audiences = {
  none: '',
  reader: ' It is sent for signed-in readers alone.',
  commenter: ' It is sent for signed-in readers who may comment.',
} as const

const first = ' It is the widget’s first request, which the loader sends before its code is there.'

function answerOf({ fields }: BackendCall, twin: BackendCall | undefined): string {
  if (fields.length === 0) return 'The answer is not read: that it is no refusal will do.'
  if (twin) return `The answer is that of ${code(twin.title)}.`
  return table(
    ['field of the answer', 'type', 'needed', 'what it is'],
    fields.map(({ path, kind, need, comment }) => [code(path), kind, need, comment]),
  )
}

const sameFields = (one: BackendCall, other: BackendCall) =>
  one.fields.length > 0 && JSON.stringify(one.fields) === JSON.stringify(other.fields)

/** The sections of calls, with all that a backend needs to answer them; an answer that an earlier one has too is listed once. */
export const callSections = (calls: readonly BackendCall[]): string =>
  joined(
    ...calls.flatMap((one, index) => [
      `### ${code(one.title)}`,
      `Sent when ${one.when}.${one.isFirst ? first : ''}${audiences[one.call.auth]}`,
      table(
        [one.call.method === 'GET' ? 'in the query' : 'in the body', 'what it is'],
        [...one.sends].map(([field, words]) => [code(field), words]),
      ),
      answerOf(
        one,
        calls.slice(0, index).find((earlier) => sameFields(one, earlier)),
      ),
    ]),
  ).trimEnd()

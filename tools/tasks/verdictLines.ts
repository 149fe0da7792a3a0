import { type RunVerdict, UNSTABLE_AT_MOST } from './judgeRun.ts'
import type { TestFailure } from './TestSummary.ts'

const nameOf = ({ file, test }: TestFailure) => (test ? `${file} > ${test}` : file)

const firstLine = (text = '') => text.split('\n', 1)[0]

/**
 * The last lines of `npm test`: the unstable tests with their first error and their number, what failed, and the counts alone on the last line.
 *
 * @param missed The names of the checks that failed.
 */
export function verdictLines({ passed, failures, unstable }: RunVerdict, missed: readonly string[]): string[] {
  const isTooMany = unstable.length > UNSTABLE_AT_MOST
  const excess = `${unstable.length} unstable tests, of ${UNSTABLE_AT_MOST} at most`
  const failed = [...missed, ...failures.map(nameOf), ...(isTooMany ? [excess] : [])]
  return [
    ...unstable.flatMap((test) => [
      `quiosc: unstable: ${nameOf(test)}`,
      ...(test.messages.length > 0 ? [`    ${firstLine(test.messages[0])}`] : []),
    ]),
    ...(unstable.length > 0 ? [`quiosc: ${unstable.length} unstable`] : []),
    ...failed.map((name) => `quiosc: failed: ${name}`),
    '',
    `quiosc: ${passed} passed, ${failed.length} failed`,
  ]
}

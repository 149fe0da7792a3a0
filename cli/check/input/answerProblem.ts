import type { Fetched } from '../../network/fetchAddress.ts'

/** Why a browser would not run what a server has answered as a script; undefined where it would, or where nothing is known of it. */
export function answerProblem(fetched: Fetched): string | undefined {
  if (fetched.status === 'refused') return undefined
  if (fetched.status === 'failed') return fetched.problem
  if (fetched.code < 200 || fetched.code > 299) return `answers ${fetched.code}`
  const type = fetched.header('content-type') ?? ''
  return /javascript/i.test(type) ? undefined : `is served as "${type}": browsers run it only as text/javascript`
}

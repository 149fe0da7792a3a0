import * as v from 'valibot'
import { check } from '../../src/lib/parseJson.ts'

/** Where this step of the tab's history keeps it. */
const KeptSchema = v.object({ quioscLinkToken: v.string() })

/**
 * The token of the recovery mail's link. It leaves the address, where the page's other scripts and the next page's server would find it, and stays with
 * this step of the history, so that a reload has it again. Empty when there is none.
 *
 * @param href The page's address.
 */
export function takeLinkToken(href: string, history: Pick<History, 'state' | 'replaceState'>): string {
  const url = new URL(href)
  const token = url.searchParams.get('token')
  if (token === null) {
    const kept = check(history.state, KeptSchema)
    return kept.ok ? kept.value.quioscLinkToken : ''
  }
  url.searchParams.delete('token')
  const kept: v.InferOutput<typeof KeptSchema> = { quioscLinkToken: token }
  history.replaceState({ ...history.state, ...kept }, '', url)
  return token
}

/** Once the backend has taken it, or knows it no more: a reload then says at once what the page is good for. */
export function forgetLinkToken(history: Pick<History, 'state' | 'replaceState'>): void {
  const { quioscLinkToken, ...theirs } = history.state ?? {}
  if (quioscLinkToken !== undefined) history.replaceState(theirs, '')
}

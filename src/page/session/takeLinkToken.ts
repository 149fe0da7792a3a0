import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { linkParameter } from '#lib/site/addresses/linkParameter.ts'
import { writeEntry } from '#lib/writeEntry.ts'

/** The state of the history entry. */
const HistoryStateSchema = object({ quioscLinkToken: v.string() })

/**
 * Moves the token of the recovery mail's link from the URL, where other scripts and the next page's server (by referrer) could read it, to the state of
 * the history entry, which survives a reload.
 *
 * @param href The page's address.
 * @returns The token; empty when there is none.
 */
export function takeLinkToken(href: string, history: Pick<History, 'state' | 'replaceState'>): string {
  const url = new URL(href)
  const token = linkParameter(url.searchParams, 'token')
  if (token === null) {
    const stored = check(history.state, HistoryStateSchema)
    return stored.ok ? stored.value.quioscLinkToken : ''
  }
  url.searchParams.delete('token')
  const stored: v.InferOutput<typeof HistoryStateSchema> = { quioscLinkToken: token }
  writeEntry(history, 'replaceState', { ...history.state, ...stored }, url.href)
  return token
}

/** Drops the token once the backend has used or refused it, so that a reload shows the expired link immediately. */
export function forgetLinkToken(history: Pick<History, 'state' | 'replaceState'>): void {
  const { quioscLinkToken, ...rest } = history.state ?? {}
  if (quioscLinkToken !== undefined) writeEntry(history, 'replaceState', rest)
}

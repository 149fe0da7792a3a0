import * as v from 'valibot'
import { failed, type Result, success } from '#lib/result.ts'
import { type PersonaName, personaNames } from './personas.ts'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** The subject of a token: a persona, or an account that was registered on the page. */
export type Subject = PersonaName | `account-${number}`

const PayloadSchema = v.object({
  sub: v.union([v.picklist(personaNames), v.custom<`account-${number}`>((sub) => /^account-\d+$/.test(String(sub)))]),
  exp: v.number(),
  nick: v.optional(v.string()),
})

export interface ReadToken {
  subject: Subject
  /** The account's data, for pages without a backend. */
  nick: string | undefined
}

/**
 * A session token for a persona or an account, in the shape of a JWT but unsigned: the content of the cookie `nx-session-user` and the header
 * `x-bbnxauthorization`. It is valid for thirty days from `now`; pass an old date for an expired one.
 */
export function createToken(subject: Subject, now: Date, nick?: string): string {
  const issued = Math.floor(now.getTime() / 1000)
  const payload = { sub: subject, iat: issued, exp: issued + THIRTY_DAYS_S, ...(nick !== undefined && { nick }) }
  return [encode({ alg: 'none', typ: 'JWT' }), encode(payload), 'mock'].join('.')
}

/** The subject of a token. */
export function readToken(token: string, now: Date): Result<ReadToken, 'malformed' | 'expired'> {
  const payload = v.safeParse(PayloadSchema, decode(token.split('.')[1] ?? ''))
  if (!payload.success) return failed('malformed')
  const { sub: subject, exp, nick } = payload.output
  return exp * 1000 > now.getTime() ? success({ subject, nick }) : failed('expired')
}

/** JSON in base64url, which takes ASCII only: a nick's other letters are written as escapes. */
const encode = (value: object) =>
  btoa(JSON.stringify(value).replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function decode(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}

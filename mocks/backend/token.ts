import * as v from 'valibot'
import type { Result } from '../../src/lib/result.ts'
import { failed, success } from '../../src/lib/result.ts'
import type { PersonaName } from './personas.ts'
import { personaNames } from './personas.ts'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

const PayloadSchema = v.object({ sub: v.picklist(personaNames), exp: v.number() })

/**
 * A session token for a persona, in the shape of a JWT but unsigned: what the cookie `nx-session-user` and the header
 * `x-bbnxauthorization` hold. It lasts thirty days from `now`; hand in an old date for an expired one.
 */
export function createToken(persona: PersonaName, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000)
  const payload = { sub: persona, iat: issued, exp: issued + THIRTY_DAYS_S }
  return [encode({ alg: 'none', typ: 'JWT' }), encode(payload), 'mock'].join('.')
}

/** Whom a token speaks for. */
export function readToken(token: string, now: Date): Result<PersonaName, 'malformed' | 'expired'> {
  const payload = v.safeParse(PayloadSchema, decode(token.split('.')[1] ?? ''))
  if (!payload.success) return failed('malformed')
  return payload.output.exp * 1000 > now.getTime() ? success(payload.output.sub) : failed('expired')
}

/** JSON that is plain ASCII, in base64url. */
const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

function decode(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}

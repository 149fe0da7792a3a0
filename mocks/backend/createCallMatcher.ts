import { decodeEscapes } from '#lib/decodeEscapes.ts'
import { type CallName, callNames, calls } from './calls.ts'
import type { CallAddress } from './defineCalls.ts'

/** A request as a call of the backend, with the parameters in its path. */
export interface MatchedCall {
  name: CallName
  params: Record<string, string>
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the call that a request makes. Every request of a page asks, its modules included, so it is one look at a table instead of one handler for
 * each call.
 *
 * @param base The API's address: a path of any host, or an absolute address.
 */
export function createCallMatcher(base: string) {
  const addressOf = ({ root = base, path }: CallAddress) => {
    const start = base.startsWith('/') || root === base ? root : new URL(root, base).href
    return new RegExp(
      `${start.startsWith('/') ? '' : '^'}${escaped(start)}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`,
    )
  }
  const table = callNames.map((name) => ({ name, method: calls[name].method, address: addressOf(calls[name]) }))

  return ({ url, method }: Pick<Request, 'url' | 'method'>): MatchedCall | undefined => {
    const { origin, pathname } = new URL(url)
    for (const call of table) {
      const found = call.method === method && call.address.exec(`${origin}${pathname}`)
      if (!found) continue
      const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeEscapes(value)])
      return { name: call.name, params: Object.fromEntries(params) }
    }
    return undefined
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseFaults } from '#mocks/backend/faults.ts'
import { handleRequest } from '#mocks/backend/handleRequest.ts'
import type { Visit } from '../visit/Visit.ts'
import type { Backends } from './backends.ts'
import { send } from './send.ts'
import { toRequest } from './toRequest.ts'

export interface ApiCall {
  incoming: IncomingMessage
  outgoing: ServerResponse
  visit: Visit
  /** The visitor's id from their cookie, and the header that sets a new one. */
  visitor: string
  cookies: readonly string[]
}

export type Api = (call: ApiCall) => Promise<void>

/** Answers /api/front and /api/app from the visitor's own backend, with the faults they asked for. */
export function createMockApi(backends: Backends): Api {
  return async ({ incoming, outgoing, visit, visitor, cookies }) => {
    const request = await toRequest(incoming, visit.url)
    const faults = parseFaults(visit.choice.fault)
    const response = await handleRequest(backends.of(visitor), request, faults.ok ? faults.value : [], visit.lang)
    if (response === 'abort') {
      incoming.socket.destroy()
      return
    }
    await sendResponse(incoming, outgoing, response ?? unknownCall(visit.url), cookies)
  }
}

/** Passes the same on to a real backend, with its cookies and its answers as they are. */
export function createProxy(origin: string): Api {
  return async ({ incoming, outgoing, visit, cookies }) => {
    const target = new URL(`${visit.url.pathname}${visit.url.search}`, origin)
    const request = await toRequest(incoming, target)
    // fetch sends its own accept-encoding.
    request.headers.delete('accept-encoding')
    const response = await fetch(request, { redirect: 'manual' }).catch(
      (error: unknown) =>
        new Response(JSON.stringify({ errors: [{ errorCode: 'UNREACHABLE', errorMessage: String(error) }] }), {
          status: 502,
          headers: { 'content-type': 'application/json' },
        }),
    )
    await sendResponse(incoming, outgoing, response, cookies)
  }
}

const unknownCall = (url: URL) =>
  new Response(JSON.stringify({ errors: [{ errorCode: 'NO_SUCH_CALL', errorMessage: url.pathname }] }), {
    status: 404,
    headers: { 'content-type': 'application/json' },
  })

/** Rewrites the real backend's cookies for this host. */
const withoutDomain = (cookie: string) => cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)/gi, '')

async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  cookies: readonly string[],
): Promise<void> {
  const headers: Record<string, string | readonly string[]> = {}
  response.headers.forEach((value, name) => {
    if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'].includes(name))
      headers[name] = value
  })
  headers['cache-control'] ??= 'no-store'
  headers['set-cookie'] = [...cookies, ...response.headers.getSetCookie().map(withoutDomain)]
  const body = Buffer.from(await response.arrayBuffer())
  await send(incoming, outgoing, { status: response.status, headers, body })
}

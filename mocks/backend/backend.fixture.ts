import type { Language } from '#lib/site/config/config.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { createSeededThreads } from './comments/createSeededThreads.ts'
import { type Backend, createBackend } from './createBackend.ts'
import { parseFaults } from './faults.ts'
import { handleRequest } from './handleRequest.ts'
import type { PersonaName } from './personas.ts'
import { createToken } from './token.ts'

export const NOON = new Date('2026-11-13T12:00:00.000Z')

interface RequestOptions {
  method?: 'POST' | 'PATCH' | 'DELETE'
  as?: PersonaName
  /** In place of the persona's own. */
  token?: string
  body?: unknown
  fault?: string
  language?: Language
}

export interface TestResponse {
  status: number | 'abort' | 'unknown'
  /** The content of `response` or `data`. */
  value: unknown
  /** The codes of a refusal. */
  codes: string[]
  /** Its messages: an invalid field's is the field's name. */
  messages: string[]
}

/** A backend whose clock is set to noon, and a function that calls it. */
export function setUpBackend(seed?: number) {
  const clock = { now: NOON }
  const backend = createBackend({ now: () => clock.now, seededThreads: createSeededThreads(seed) })
  return { backend, clock, request: (path: string, options?: RequestOptions) => request(backend, path, options) }
}

async function request(backend: Backend, path: string, options: RequestOptions = {}): Promise<TestResponse> {
  const { method = 'GET', as, token = as && createToken(as, backend.now()), body, fault = '', language } = options
  const faults = parseFaults(fault)
  if (!faults.ok) throw new Error(faults.failure)
  const base = path.startsWith('/api/') ? '' : '/api/front'
  const request = new Request(`https://news.example${base}${path}`, {
    method,
    headers: { ...(token !== undefined && { [TOKEN_NAME]: token }) },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const response = await handleRequest(backend, request, faults.value, language)
  if (!(response instanceof Response))
    return { status: response ?? 'unknown', value: undefined, codes: [], messages: [] }
  const json: { response?: unknown; data?: unknown; errors?: { errorCode: string; errorMessage: string }[] } =
    JSON.parse(await response.text())
  return {
    status: response.status,
    value: json.response ?? json.data,
    codes: (json.errors ?? []).map(({ errorCode }) => errorCode),
    messages: (json.errors ?? []).map(({ errorMessage }) => errorMessage),
  }
}

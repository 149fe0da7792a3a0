import type { Answer, Call } from './Call.ts'

/** The readers who may make a call: anybody, a signed-in reader, or a reader with the permission to comment (reader-account §6). */
export type Auth = 'none' | 'reader' | 'commenter'

export interface CallAddress {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's base, or below `root`. */
  path: string
  /** In place of the API's base, on the same host. */
  root?: string
  auth: Auth
  /** The field that wraps the answer (content-features §7). */
  wrap: 'response' | 'data'
}

/** A call with what answers it. */
export interface MockedCall extends CallAddress {
  /** The fields of the answer without which a widget has nothing to show; every other one may be missing (tools/schemas/allSchemas.test.ts). */
  needs?: readonly string[]
  answer(call: Call): Answer | Promise<Answer>
}

/**
 * Calls of the backend by the names that faults use: `<folder>.calls.ts`, of which `calls.ts` is made. The doc comment of each has, for the pages in docs/widgets,
 * who sends it and at which moment or on which action of a reader (`@when poll: …`; `@when page: …` for what all islands share), and the fields of its query, or of
 * its body where it has one (`@sends page: …`). Nobody sends what only the specification has.
 */
export const defineCalls = <Name extends string>(calls: Record<Name, MockedCall>) => calls

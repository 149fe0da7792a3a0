import { failed, type Result, success } from '#lib/result.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Backend } from './createBackend.ts'
import type { Auth } from './defineCalls.ts'
import { readToken } from './token.ts'

/** The reader behind a request's token: 401 without a valid token, 403 without the permission. */
export function authorize(backend: Backend, request: Request, auth: Auth): Result<CurrentUser | undefined, 401 | 403> {
  const token = request.headers.get(TOKEN_NAME)
  if (token === null) return auth === 'none' ? success(undefined) : failed(401)
  const read = readToken(token, backend.now())
  if (!read.ok) return failed(401)
  const reader = [...backend.state.accounts.values()].find(({ subject }) => subject === read.value.subject)?.user
  if (!reader) return auth === 'none' ? success(undefined) : failed(401)
  return auth === 'commenter' && !mayComment(reader) ? failed(403) : success(reader)
}

/** Commenting needs a subscription that includes it, and not to be banned (content-features §6). */
function mayComment({ subscriber, bannedComments, advantages }: CurrentUser): boolean {
  return subscriber && !bannedComments && (!advantages || advantages.split(',').includes('comentaris'))
}

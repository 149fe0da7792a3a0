import { ownDocument } from '#lib/ownDocument.ts'
import { SESSION_COOKIE, TOKEN_NAME } from '#lib/site/limits.ts'

/** Only a JWT's characters, so that a match is safe as a header. */
const TOKEN = new RegExp(`(?:[?#&]${TOKEN_NAME}|; ${SESSION_COOKIE})=([\\w-]+\\.[\\w-]+\\.[\\w-]*)`)

/**
 * The reader's token for the first requests, before the session has loaded: in the native app the fragment's, then the query's; else, and on the web always,
 * the session cookie's (reader-account §4, "Session"). Read-only: the session removes it from the address bar and checks its
 * validity, and ignores an answer to a request with another token.
 */
export function readToken(): string | undefined {
  // On the web a link must not make its reader send requests as another user.
  const address = ownDocument().body.matches('.app-android,.app-ios') ? location.hash + location.search : ''
  return TOKEN.exec(`${address}; ${ownDocument().cookie}`)?.[1]
}

import { SESSION_COOKIE, TOKEN_NAME } from '../site/limits.ts'

/** Nothing but a JWT's letters: what passes can be sent as a header as it is. */
const find = (text: string, before: string) => new RegExp(`${before}=([\\w-]+\\.[\\w-]+\\.[\\w-]*)`).exec(text)?.[1]

/**
 * The reader's token for the first requests, before the session is there: the fragment, then the query, then the session cookie
 * (reader-account §4, "Session"). Only looks: taking it out of the address bar, and whether it still counts, are the session's work, and an
 * answer that was asked for with another token than the session's is not used.
 */
export const readToken = (): string | undefined =>
  find(location.hash, `[?#&]${TOKEN_NAME}`) ??
  find(location.search, `[?&]${TOKEN_NAME}`) ??
  find(document.cookie, `(?:^|; )${SESSION_COOKIE}`)

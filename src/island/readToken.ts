import { SESSION_COOKIE, TOKEN_NAME } from '../site/limits.ts'

/** Nothing but a JWT's letters: what passes can be sent as a header as it is. */
const JWT = '([\\w-]+\\.[\\w-]+\\.[\\w-]*)'

/**
 * The reader's token for the first requests, before the session is there: the fragment, then the query, then the session cookie
 * (reader-account §4, "Session"). Only looks: taking it out of the address bar, and whether it still counts, are the session's work, and an
 * answer that was asked for with another token than the session's is not used.
 */
export const readToken = (): string | undefined =>
  RegExp(`(?:[?#&]${TOKEN_NAME}|; ${SESSION_COOKIE})=${JWT}`).exec(
    `${location.hash}${location.search}; ${document.cookie}`,
  )?.[1]

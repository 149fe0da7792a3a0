/** TOKEN_NAME and SESSION_COOKIE of `src/site/limits.ts`, and nothing but a JWT's letters: what passes can be sent as a header as it is. */
const TOKEN = /(?:[?#&]x-bbnxauthorization|; nx-session-user)=([\w-]+\.[\w-]+\.[\w-]*)/

/**
 * The reader's token for the first requests, before the session is there: the fragment, then the query, then the session cookie
 * (reader-account §4, "Session"). Only looks: taking it out of the address bar, and whether it still counts, are the session's work, and an
 * answer that was asked for with another token than the session's is not used.
 */
export const readToken = (): string | undefined =>
  TOKEN.exec(`${location.hash}${location.search}; ${document.cookie}`)?.[1]

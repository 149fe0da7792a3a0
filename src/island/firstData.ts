import { TOKEN_NAME } from '../site/limits.ts'

/** Answers that the loader asked for before the client was there, by absolute address; each is given out once. */
export interface FirstData {
  /** @param path Relative to apiBase; one that leads out of it is not asked for, because the token goes with it. */
  ask(path: string): void
  /** @param token The session's: an answer for another reader is none. */
  take(url: string, token: string | undefined): Promise<Response> | undefined
}

export function createFirstData(apiBase: () => string, readToken: () => string | undefined): FirstData {
  const answers = new Map<string, Promise<Response>>()
  return {
    ask(path) {
      try {
        const base = new URL(`${apiBase()}/`, location.href).href
        const url = new URL(base + path).href
        const token = readToken()
        if (answers.has(url + token) || !url.startsWith(base)) return
        // As the client asks: no redirect gets the token, and no cache keeps what a reader alone may see.
        const response = fetch(url, {
          redirect: 'error',
          ...(token && { headers: { [TOKEN_NAME]: token }, cache: 'no-store' }),
        })
        answers.set(url + token, response)
        // Whoever takes it meets the failure; a widget that comes later, by its reader's “try again”, asks anew.
        response.catch(() => answers.delete(url + token))
      } catch {
        // A sandboxed frame has no cookies, and not every apiBase is an address: the client deals with both.
      }
    },
    take(url, token) {
      const answer = answers.get(url + token)
      answers.delete(url + token)
      return answer
    },
  }
}

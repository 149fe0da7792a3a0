import { type RawAnswer, rawAnswer } from '#lib/rawAnswer.ts'
import { TOKEN_NAME } from '#lib/site/limits.ts'
import { servedAnswer } from './servedAnswer.ts'

/** Answers that the loader requested before the client had loaded, by absolute address; each is consumed once. */
export interface Prefetch {
  /**
   * @param path Relative to apiBase; a path that leaves it is ignored, because the request carries the token.
   * @param host The marker: an answer that a server has put there is nobody's, so that it is used in place of a request for a reader who is not signed in.
   */
  prefetch(path: string, host: HTMLElement): void
  /** @param token The session's; an answer to a request with another token is not returned. */
  consume(url: string, token: string | undefined): Promise<RawAnswer> | undefined
}

export function createPrefetch(apiBase: () => string, readToken: () => string | undefined): Prefetch {
  const answers = new Map<string, Promise<RawAnswer>>()
  return {
    prefetch(path, host) {
      try {
        const base = new URL(`${apiBase()}/`, location.href).href
        const url = new URL(base + path).href
        const token = readToken()
        const body = token ? null : servedAnswer(host, path)?.textContent
        if (body) answers.set(url + token, Promise.resolve({ status: 200, body }))
        // Whether the token may go to another host the whole configuration says: the client asks there.
        if (answers.has(url + token) || !url.startsWith(base) || !base.startsWith(`${location.origin}/`)) return
        // The client's settings: no redirect receives the token, and no cache keeps personal answers.
        const answer = fetch(url, {
          redirect: 'error',
          ...(token && { headers: { [TOKEN_NAME]: token }, cache: 'no-store' }),
          // The body is read at once, because a request whose body nobody reads stays open.
        }).then(rawAnswer)
        answers.set(url + token, answer)
        // The consumer handles the failure; a later retry sends a new request.
        answer.catch(() => answers.delete(url + token))
      } catch {
        // A sandboxed frame has no cookies, and apiBase may be an invalid URL: the client handles both.
      }
    },
    consume(url, token) {
      const answer = answers.get(url + token)
      answers.delete(url + token)
      return answer
    },
  }
}

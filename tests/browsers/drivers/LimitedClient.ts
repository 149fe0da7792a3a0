import { error } from 'selenium-webdriver'
import { HttpClient, type Request, type Response } from 'selenium-webdriver/http'

/** Milliseconds for a script that a page runs, which is read at once: the driver loses its answer where the page changes meanwhile. */
export const SCRIPT_MS = 10_000

/** Milliseconds for any other command: more than for a page that loads. */
const ANSWER_MS = 30_000

/** Sends commands to a driver that loses answers, of scripts too whose own limit it should keep: it would be waited for without end. */
export class LimitedClient extends HttpClient {
  /** @throws TimeoutError where the driver does not answer. */
  override async send(request: Request & { path?: string }): Promise<Response> {
    const limit = request.path?.endsWith('/execute/sync') ? SCRIPT_MS : ANSWER_MS
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new error.TimeoutError(`No answer to ${request}`)), limit)
    })
    try {
      return await Promise.race([super.send(request), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

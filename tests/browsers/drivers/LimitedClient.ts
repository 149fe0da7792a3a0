import { error } from 'selenium-webdriver'
import { HttpClient, type Request, type Response } from 'selenium-webdriver/http'

/** Milliseconds for the answer of a command: more than for a page that loads, or a script. */
const ANSWER_MS = 30_000

/** Sends commands to a driver that loses answers, of scripts too whose own limit it should keep: it would be waited for without end. */
export class LimitedClient extends HttpClient {
  /** @throws TimeoutError where the driver does not answer. */
  override async send(request: Request): Promise<Response> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new error.TimeoutError(`No answer to ${request}`)), ANSWER_MS)
    })
    try {
      return await Promise.race([super.send(request), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

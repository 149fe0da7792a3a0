import http from 'node:http'
import { createNewspaper, type NewspaperOptions } from '../createNewspaper.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  cookies: readonly string[]
  body: Buffer
  text: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A newspaper on its own port, with a request function that, unlike `fetch`, changes neither path nor headers. */
export async function openNewspaper(options: Partial<NewspaperOptions> = {}) {
  const { url, close } = await createNewspaper({ distDir: '/nowhere', ...options }).listen(0)

  const request = (path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const sent = http.request({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies: response.headers['set-cookie'] ?? [],
            body: whole,
            text: whole.toString('utf8'),
          })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })

  return { url, close, request }
}

export type Newspaper = Awaited<ReturnType<typeof openNewspaper>>

/** The cookies that a browser would send back: names and values of those that were set and not removed. */
export const cookieHeader = (...cookies: readonly string[]) =>
  cookies
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

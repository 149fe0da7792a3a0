import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client accepts. */
export function encodingOf(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** @param quality Brotli's: 11 for what is compressed once, 5 for what is rendered per request. */
export function compress(body: Buffer, encoding: Encoding, quality: 5 | 11): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return encoding === 'gzip' ? zip(body) : Promise.resolve(body)
}

/** Below this many bytes compression costs more than it saves. */
const SMALL = 500

interface Answer {
  status: number
  headers: Record<string, string | readonly string[]>
  body: Buffer
}

/** Sends a body rendered for one request, compressed where that pays. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, body } = answer
  const encoding = body.length < SMALL ? 'identity' : encodingOf(request)
  const sent = await compress(body, encoding, 5)
  writeHead(response, status, {
    ...headers,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(sent.length),
  })
  response.end(request.method === 'HEAD' ? undefined : sent)
}

export function writeHead(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | readonly string[]>,
): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value)
  }
  response.writeHead(status)
}

/** @param cookies `set-cookie` headers. */
export function redirect(response: ServerResponse, location: string, cookies: readonly string[] = []): void {
  writeHead(response, 303, { location, 'cache-control': 'no-store', 'set-cookie': cookies, 'content-length': '0' })
  response.end()
}

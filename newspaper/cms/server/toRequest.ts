import type { IncomingMessage } from 'node:http'

/** The maximum body size; larger ones are refused. A picture that is too large for the backend has to reach it. */
const LIMIT_BYTES = 3_000_000

/** Hop-by-hop headers, which are not forwarded. */
const ofTheConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect']

/** Converts Node's request to a web Request, with its body. @throws When the body is larger than three megabytes. */
export async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !ofTheConnection.includes(name)) headers.set(name, String(value))
  }
  const { method = 'GET' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(hasBody && { body: await readBody(incoming) }) })
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    // Without an encoding set, a request's chunks are buffers.
    const buffer = chunk as Buffer
    size += buffer.length
    if (size > LIMIT_BYTES) throw new Error('The request is too large.')
    chunks.push(buffer)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

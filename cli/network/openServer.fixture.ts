import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this machine. */
export interface TestServer {
  /** Without a slash at its end. */
  origin: string
  /** The paths that it was asked for. */
  asked: string[]
  /** Resolves with each connection that the other side has ended before the answer was complete. */
  cutOff: Promise<void>
  close(): void
}

/** Starts a server on 127.0.0.1, at a port that is free. @param listener Answers its requests. */
export async function openServer(listener: RequestListener): Promise<TestServer> {
  const asked: string[] = []
  let onCutOff = () => {}
  const cutOff = new Promise<void>((resolve) => {
    onCutOff = resolve
  })
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('close', () => response.writableFinished || onCutOff())
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Of a server at a port it is an object.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    cutOff,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends the same piece again and again, as fast as it is taken. */
export function sendForever(response: ServerResponse, piece: string | Uint8Array): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

/** Answers by the path. */
export const byPath =
  (answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>>): RequestListener =>
  (request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  }

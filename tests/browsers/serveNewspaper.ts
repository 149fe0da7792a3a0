import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { createNewspaper } from '#newspaper/cms/createNewspaper.ts'

const TOOLS = '/browsers/tools.js'

/** The newspaper as the browsers of this room open it: each page has the tools, which no driver could put there in all of them. */
export interface ServedNewspaper {
  url: string
  /** Takes what has gone wrong since the last time, other than in the document that is there now. */
  takeErrors(): string[]
  close(): Promise<void>
}

async function bundleTools(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/browsers/page/tools.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Stands before the newspaper's server, which renders its markers unless a page is asked for with `?render=off`. */
export async function serveNewspaper(): Promise<ServedNewspaper> {
  const newspaper = createNewspaper({ distDir: 'dist', quality: 5, render: true })
  const [site, tools] = await Promise.all([newspaper.listen(0), bundleTools()])
  const errors: string[] = []

  async function takeNote(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    errors.push(...JSON.parse(await text(incoming)))
    outgoing.writeHead(204).end()
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url: path = '/' } = incoming
    const isDocument = headers['sec-fetch-dest'] === 'document'
    // A document is read here; the rest passes as it is.
    const asked = isDocument ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = request(new URL(path, site.url), { method, headers: asked }, async (answer) => {
      const { statusCode = 500, headers: given } = answer
      if (!isDocument && statusCode >= 400) errors.push(`${statusCode}: ${path}`)
      if (!isDocument || !given['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, given)
        answer.pipe(outgoing)
        return
      }
      const { 'content-length': _, ...others } = given
      outgoing.writeHead(statusCode, others)
      outgoing.end((await text(answer)).replace('<head>', `$&<script src="${TOOLS}"></script>`))
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/browsers/errors') return takeNote(incoming, outgoing)
    if (incoming.url !== TOOLS) return forward(incoming, outgoing)
    outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(tools)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    takeErrors: () => errors.splice(0),
    async close() {
      server.close()
      server.closeAllConnections()
      await site.close()
    },
  }
}

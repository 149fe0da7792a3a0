import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** The answer to a request under `/api/`. */
export interface Answer {
  status: number
  body: unknown
}

/** A site with the built library, whose pages and answers are the test's. */
export interface CorpusSite {
  origin: string
  /** The next page: its HTML and its Content-Security-Policy, if it has one. */
  page: { html: string; policy: string | undefined }
  answer(method: string, path: string): Answer
  close(): void
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' }

const isStatic = (path: string) => path.startsWith('/quiosc/')

/** @param distDir The built library. */
export async function serveCorpus(distDir: string): Promise<CorpusSite> {
  const files = new Map<string, Buffer>()
  const read = (path: string) => {
    const file = join(distDir, normalize(path.slice('/quiosc/'.length)))
    if (!files.has(file) && existsSync(file)) files.set(file, readFileSync(file))
    return files.get(file)
  }
  const site: Omit<CorpusSite, 'origin' | 'close'> = {
    page: { html: '', policy: undefined },
    answer: () => ({ status: 404, body: {} }),
  }
  const server: Server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '')
    const end = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers })
      response.end(body)
    }
    request.resume()
    if (isStatic(path)) {
      const file = read(path)
      // Kept by the browser from visit to visit.
      return file
        ? end(200, TYPES[extname(path)] ?? 'text/plain', file, { 'cache-control': 'max-age=3600' })
        : end(404, 'text/plain', '')
    }
    if (path.startsWith('/api/')) {
      const { status, body } = site.answer(request.method ?? 'GET', path)
      return end(status, 'application/json', JSON.stringify(body))
    }
    const { html, policy } = site.page
    if (path.startsWith('/corpus'))
      return end(200, 'text/html', html, policy ? { 'content-security-policy': policy } : {})
    if (path === '/blank') return end(200, 'text/html', '<!doctype html>')
    // Without content: the page that wanted to go elsewhere on the site stays.
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return Object.assign(site, { origin: `http://127.0.0.1:${port}`, close: () => void server.close() })
}

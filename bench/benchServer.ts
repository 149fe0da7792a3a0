import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BenchPage, benchCss } from './benchPages.ts'
import { picture } from './picture.ts'

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
}

interface BenchServerOptions {
  pages: readonly BenchPage[]
  floors: Record<'react' | 'lite', Uint8Array>
  /** Answers requests under /api/front, by path and query. */
  api(path: string): Promise<string>
}

export interface BenchServer {
  url: string
  close(): Promise<void>
}

/** Serves the bench's pages and the built library on the loopback address, compressed with brotli and never cached. */
export async function startBenchServer({ pages, floors, api }: BenchServerOptions): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>()
  const send = (response: ServerResponse, key: string, type: string, content: () => Uint8Array | string) => {
    const body = compressed.get(key) ?? brotliCompressSync(content())
    compressed.set(key, body)
    response.writeHead(200, {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-store',
    })
    response.end(body)
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    try {
      if (path.startsWith('/api/front/')) {
        const answer = await api(path)
        return send(response, path, 'json', () => answer)
      }
      if (path === '/bench.css') return send(response, path, 'css', () => benchCss)
      if (path === '/floor-react.js') return send(response, path, 'js', () => floors.react)
      if (path === '/floor-lite.js') return send(response, path, 'js', () => floors.lite)
      if (path.startsWith('/quiosc/')) {
        const file = join('dist', normalize(path.slice('/quiosc/'.length)))
        return send(response, path, file.endsWith('.css') ? 'css' : 'js', () => readFileSync(file))
      }
      // Photographs in place of the newspaper's drawings, which would take the main thread longer on every page.
      if (path.startsWith('/avatars/')) return send(response, path, 'png', picture)
      const found = pages[Number(path.slice(1))]
      if (found) return send(response, path, 'html', () => found.html)
    } catch {
      // Falls through to the 404 of every missing file.
    }
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bench server did not get a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

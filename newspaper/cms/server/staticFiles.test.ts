import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStaticFiles } from './staticFiles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-dist-'))
  for (const sub of ['chunks', 'lite/chunks']) mkdirSync(join(folder, sub), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** All have one date, so that a cache keyed by date and size alone would mix them up. */
function write(path: string, text: string) {
  writeFileSync(path, text)
  utimesSync(path, 1_000_000, 1_000_000)
}

async function bodyOf(pathname: string, serveFile: ReturnType<typeof createStaticFiles>['serveFile']) {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-encoding': 'br' } })
  const response = { setHeader: vi.fn(), writeHead: vi.fn(), end: vi.fn<(body: Buffer) => void>() }
  // The three methods of a response that sending a file uses.
  await serveFile(pathname, request, response as unknown as ServerResponse)
  return brotliDecompressSync(response.end.mock.calls[0]?.[0] ?? Buffer.alloc(0)).toString()
}

it.each(['widgets.js', 'chunks/runtime-AB12.js', 'lite/chunks/poll-CD34.js'])(
  'the newspaper’s server compresses %s before the first visit',
  async (file) => {
    const path = join(folder, file)
    write(path, 'export const a = 1')
    const { serveFile, packAhead } = createStaticFiles(folder)
    await packAhead()
    write(path, 'export const a = 2')
    expect(await bodyOf(`/quiosc/${file}`, serveFile)).toBe('export const a = 1')
  },
)

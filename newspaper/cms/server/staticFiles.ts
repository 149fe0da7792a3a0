import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress, type Encoding, encodingOf, writeHead } from './send.ts'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const fonts = fileURLToPath(new URL('../../../node_modules/@fontsource-variable/', import.meta.url))

/** The library with which the stand-in of the player plays streams. */
const hls = fileURLToPath(new URL('../../../node_modules/hls.js/dist/', import.meta.url))

const fontFiles: Record<string, string> = {
  'newsreader.woff2': 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'newsreader-italic.woff2': 'newsreader/files/newsreader-latin-wght-italic.woff2',
  'newsreader-ext.woff2': 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
  'source-sans-3.woff2': 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'source-sans-3-ext.woff2': 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  svg: 'image/svg+xml; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
}

/** The types that are compressed already. */
const packed = ['woff2', 'm4s', 'mp4']

/** The files that pages load, for both engines. */
const SCRIPTS = '{.,lite}/{widgets.js,chunks/*.js}'

/** The page's style sheets, concatenated. */
const sheets = [
  'reset',
  'fonts',
  'page',
  'head',
  'front',
  'hotTopics',
  'plain',
  'sectionList',
  'service',
  'story',
  'parts',
  'talk',
  'places',
  'search',
  'ads',
  'film',
  'live',
  'follow',
  'keep',
  'carousels',
  'gallery',
  'frontPhone',
  'toolbar',
]

interface StaticFile {
  /** Its files on disk; the style sheets are several. */
  paths: readonly string[]
  type: string
  /** Whether its name holds a hash, so that it never changes. */
  immutable: boolean
}

/** Serves the library, fonts, pictures and style sheets; compressed files are cached until they change. */
export function createStaticFiles(distDir: string, quality: 5 | 11 = 11) {
  const kept = new Map<string, { stamp: string; body: Promise<Buffer> }>()

  async function bodyOf(file: StaticFile, encoding: Encoding) {
    const times = await Promise.all(file.paths.map(async (path) => stat(path)))
    if (!times.every((entry) => entry.isFile())) return undefined
    const stamp = times.map(({ mtimeMs, size }) => `${mtimeMs.toString(36)}-${size.toString(36)}`).join('.')
    const key = `${encoding} ${file.paths.join(' ')}`
    const before = kept.get(key)
    if (before?.stamp === stamp) return { stamp, body: await before.body }
    const body = readAll(file.paths).then((text) => compress(text, encoding, quality))
    kept.set(key, { stamp, body })
    return { stamp, body: await body }
  }

  /** Compresses the files that pages load, one by one, so that the first visit is as fast as the next. */
  async function packAhead(): Promise<void> {
    for (const path of globSync(SCRIPTS, { cwd: distDir })) {
      const file = fileAt(`/quiosc/${path}`, distDir)
      if (file) await bodyOf(file, 'br').catch(ignoreMissing)
    }
  }

  /** @returns Whether there was such a file, which has then been sent. */
  async function serveFile(pathname: string, request: IncomingMessage, response: ServerResponse) {
    const file = fileAt(pathname, distDir)
    if (!file) return false
    const encoding = packed.some((ending) => file.paths[0]?.endsWith(ending)) ? 'identity' : encodingOf(request)
    const found = await bodyOf(file, encoding).catch(ignoreMissing)
    if (!found) return false
    const etag = `"${found.stamp}-${encoding}"`
    const headers = {
      'content-type': file.type,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag,
    }
    if (request.headers['if-none-match'] === etag) {
      writeHead(response, 304, headers)
      response.end()
      return true
    }
    writeHead(response, 200, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(found.body.length),
    })
    response.end(request.method === 'HEAD' ? undefined : found.body)
    return true
  }

  return { serveFile, packAhead }
}

const readAll = async (paths: readonly string[]) =>
  Buffer.concat(await Promise.all(paths.map((path) => readFile(path))))

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

function fileAt(pathname: string, distDir: string): StaticFile | undefined {
  if (pathname === '/css/diari.css') {
    return { paths: sheets.map((name) => join(assets, 'css', `${name}.css`)), type: types.css ?? '', immutable: false }
  }
  // As a publisher does, who copies it from dist/ to the site's root.
  if (pathname === '/service-worker.js') return inside(distDir, 'service-worker.js', false)
  const [, folder = '', rest = ''] =
    /^\/(quiosc|fonts|js|images|portraits|avatars|films|static|favicon\.svg)\/?(.*)$/.exec(pathname) ?? []
  if (folder === 'fonts') {
    const path = fontFiles[rest]
    return path === undefined ? undefined : { paths: [join(fonts, path)], type: types.woff2 ?? '', immutable: true }
  }
  if (folder === 'static' && rest.startsWith('hls/')) return inside(hls, rest.slice('hls/'.length), false)
  if (folder === 'quiosc') return inside(distDir, rest, /(^|\/)(?:chunks|sheets)\//.test(rest))
  return folder ? inside(assets, rest ? `${folder}/${rest}` : folder, false) : undefined
}

/** A file inside a folder, never outside of it: the path comes from the request. */
function inside(folder: string, rest: string, immutable: boolean): StaticFile | undefined {
  const root = normalize(`${folder}${sep}`)
  const path = normalize(join(root, rest))
  const type = types[path.slice(path.lastIndexOf('.') + 1)]
  if (!path.startsWith(root) || rest.includes('\0') || !type) return undefined
  return { paths: [path], type, immutable }
}

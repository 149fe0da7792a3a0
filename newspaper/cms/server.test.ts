import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPersonas } from '#mocks/backend/personas.ts'
import { createToken } from '#mocks/backend/token.ts'
import { cookieHeader, type Newspaper, openNewspaper } from './testing/openNewspaper.ts'

const script = `export const words = ${JSON.stringify('el far de Portclar '.repeat(80))}\n`
let folder: string
let paper: Newspaper

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiosc-'))
  await mkdir(join(folder, 'dist', 'chunks'), { recursive: true })
  await writeFile(join(folder, 'secret.json'), '{"secret":true}')
  await writeFile(join(folder, 'dist', 'widgets.js'), script)
  await writeFile(join(folder, 'dist', 'chunks', 'poll-ABC123.js'), script)
  await writeFile(join(folder, 'dist', 'manifest.json'), '{}')
  paper = await openNewspaper({ distDir: join(folder, 'dist') })
})
afterAll(async () => {
  await paper.close()
  await rm(folder, { recursive: true })
})

describe('the server’s files', () => {
  it('are sent in brotli, gzip or uncompressed', async () => {
    const brotli = await paper.request('/quiosc/widgets.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const zipped = await paper.request('/quiosc/widgets.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.body).toString()).toBe(script)
    expect((await paper.request('/quiosc/widgets.js')).text).toBe(script)
  })

  it('are cached as immutable when they are chunks, and revalidated for the loader', async () => {
    const chunk = await paper.request('/quiosc/chunks/poll-ABC123.js')
    expect(chunk.headers['cache-control']).toContain('immutable')
    const loader = await paper.request('/quiosc/widgets.js')
    expect(loader.headers['cache-control']).toBe('no-cache')
    const same = await paper.request('/quiosc/widgets.js', {
      headers: { 'if-none-match': String(loader.headers.etag) },
    })
    expect({ status: same.status, bytes: same.body.length }).toEqual({ status: 304, bytes: 0 })
  })

  it('are sent again after they were rebuilt', async () => {
    await writeFile(join(folder, 'dist', 'changing.js'), 'first()')
    expect((await paper.request('/quiosc/changing.js')).text).toBe('first()')
    await writeFile(join(folder, 'dist', 'changing.js'), 'second()!')
    expect((await paper.request('/quiosc/changing.js')).text).toBe('second()!')
  })

  it.each([
    ['/fonts/newsreader.woff2', 'font/woff2'],
    ['/fonts/newsreader-italic.woff2', 'font/woff2'],
    ['/fonts/source-sans-3.woff2', 'font/woff2'],
    ['/css/diari.css', 'text/css; charset=utf-8'],
    ['/images/passeig.svg', 'image/svg+xml; charset=utf-8'],
    ['/images/enquesta-bicis.svg', 'image/svg+xml; charset=utf-8'],
    ['/portraits/biel-aranyo.svg', 'image/svg+xml; charset=utf-8'],
    ['/avatars/a1.svg', 'image/svg+xml; charset=utf-8'],
    ['/avatars/a8.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ])('include %s', async (path, type) => {
    const { status, headers } = await paper.request(path)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type })
  })

  it('include every style sheet', async () => {
    const folder = join(import.meta.dirname, 'assets/css')
    const { text } = await paper.request('/css/diari.css')
    for (const name of await readdir(folder)) {
      expect(text.includes(await readFile(join(folder, name), 'utf8')), name).toBe(true)
    }
  })

  it.each([
    '/quiosc/../secret.json',
    '/quiosc/..%2fsecret.json',
    '/quiosc/%2e%2e/secret.json',
    '/quiosc/chunks/../../secret.json',
    '/quiosc/..\\secret.json',
    '/quiosc//etc/passwd',
    '/images/../../../package.json',
    '/images/..%2f..%2fcreateNewspaper.ts',
    '/fonts/../package.json',
    '/quiosc/%00.js',
    '/quiosc/chunks',
    '/quiosc/',
  ])('do not include %s', async (path) => {
    const { status, text } = await paper.request(path)
    expect(status).toBe(404)
    expect(text).not.toContain('secret"')
  })

  it('are refused for methods other than GET and HEAD', async () => {
    expect((await paper.request('/', { method: 'POST' })).status).toBe(405)
    const head = await paper.request('/', { method: 'HEAD' })
    expect({ status: head.status, bytes: head.body.length }).toEqual({ status: 200, bytes: 0 })
  })

  it('are compressed as pages are', async () => {
    const { headers, body } = await paper.request('/', { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>')
  })
})

describe('the server’s API', () => {
  const vote = (cookie: string) =>
    paper.request('/api/front/poll/4712/vote/47123', { method: 'POST', headers: { cookie } })
  const votes = async (cookie: string) => {
    const { text } = await paper.request('/api/front/poll/4712', { headers: { cookie } })
    return (JSON.parse(text) as { data: { totalVotes: number } }).data.totalVotes
  }

  it('keeps each visitor’s changes separate, until they reset', async () => {
    const mine = cookieHeader(...(await paper.request('/')).cookies)
    const theirs = cookieHeader(...(await paper.request('/')).cookies)
    const before = await votes(mine)
    expect((await vote(mine)).status).toBe(200)
    expect(await votes(mine)).toBe(before + 1)
    expect(await votes(theirs)).toBe(before)
    await paper.request('/mock/reset', { headers: { cookie: mine } })
    expect(await votes(mine)).toBe(before)
  })

  it('answers in the visitor’s language', async () => {
    const { cookies } = await paper.request('/?lang=de')
    const { text } = await paper.request('/api/front/poll/4711', { headers: { cookie: cookieHeader(...cookies) } })
    expect(text).toContain('Was soll sonntags')
  })

  it('applies the visitor’s faults', async () => {
    const { cookies } = await paper.request('/?fault=poll:500x1,comments:abort')
    const headers = { cookie: cookieHeader(...cookies) }
    expect((await paper.request('/api/front/poll/4711', { headers })).status).toBe(500)
    expect((await paper.request('/api/front/poll/4711', { headers })).status).toBe(200)
    await expect(paper.request('/api/front/comment/content/1001', { headers })).rejects.toThrow()
  })

  it('delays answers, and sends malformed ones', async () => {
    const { cookies } = await paper.request('/?fault=poll:delay-20,poll:malformed,paywall.message:wrong-shape')
    const headers = { cookie: cookieHeader(...cookies) }
    const { text } = await paper.request('/api/front/poll/4711', { headers })
    expect(() => JSON.parse(text)).toThrow()
    expect((await paper.request('/api/front/paywall/message/501', { headers })).text).toContain('unexpected')
  })

  it('never answers, and releases a client that disconnects', async () => {
    const { cookies } = await paper.request('/?fault=poll:timeout')
    const headers = { cookie: cookieHeader(...cookies) }
    const signal = AbortSignal.timeout(50)
    await expect(fetch(`${paper.url}/api/front/poll/4711`, { headers, signal })).rejects.toThrow('timeout')
    expect((await paper.request('/', { headers })).status).toBe(200)
  })

  it('takes the reader from the token in the header', async () => {
    const { cookies } = await paper.request('/?persona=premium-s')
    const session = cookies.find((cookie) => cookie.startsWith('nx-session-user=')) ?? ''
    const token = decodeURIComponent(session.split(/[=;]/)[1] ?? '')
    const { text } = await paper.request('/api/front/user/profile', { headers: { 'x-bbnxauthorization': token } })
    expect(text).toContain(createPersonas(new Date())['premium-s'].nick)
    expect((await paper.request('/api/front/user/profile')).status).toBe(401)
  })

  it('serves the picture that a reader has uploaded, to that visitor only', async () => {
    const { cookies } = await paper.request('/?persona=subscriber')
    const body = new FormData()
    body.append('avatar', new Blob(['picture'], { type: 'image/png' }))
    const cookie = cookieHeader(...cookies)
    const token = createToken('subscriber', new Date())
    const headers = { cookie, 'x-bbnxauthorization': token }
    const answer = await fetch(`${paper.url}/api/front/user/avatar`, { method: 'POST', headers, body })
    expect(await answer.text()).toContain('"avatarUrl":"/avatars/u9006-1"')
    const picture = await paper.request('/avatars/u9006-1', { headers: { cookie } })
    expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([200, 'image/png', 'picture'])
    expect((await paper.request('/avatars/u9006-1')).status).toBe(404)
    expect((await paper.request('/avatars/a1.svg', { headers: { cookie } })).status).toBe(200)
  })

  it('answers the app’s editions', async () => {
    expect((await paper.request('/api/app/editions')).text).toContain('"title":"Balears"')
  })

  it('answers 404 for an unknown call', async () => {
    const { status, headers } = await paper.request('/api/front/no/such/call')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'application/json' })
  })

  it('can proxy a real backend', async () => {
    const seen: (string | undefined)[] = []
    const backend = createServer((request, response) => {
      seen.push(request.method, request.url, String(request.headers['x-bbnxauthorization']))
      response.setHeader('set-cookie', 'nx-session-user=abc; Domain=.diari.example; Secure; Path=/')
      request.pipe(response.writeHead(201, { 'content-type': 'application/json' }))
    }).listen(0, '127.0.0.1')
    await once(backend, 'listening')
    const { port } = backend.address() as AddressInfo
    const proxied = await openNewspaper({ apiOrigin: `http://127.0.0.1:${port}` })
    const { status, text, cookies } = await proxied.request('/api/front/poll/1/vote/2?a=b', {
      method: 'POST',
      headers: { 'x-bbnxauthorization': 'token', 'content-type': 'application/json' },
      body: '{"c":1}',
    })
    expect({ status, text, seen }).toEqual({
      status: 201,
      text: '{"c":1}',
      seen: ['POST', '/api/front/poll/1/vote/2?a=b', 'token'],
    })
    expect(cookies.at(-1)).toBe('nx-session-user=abc; Path=/')
    backend.close()
    await once(backend, 'close')
    expect((await proxied.request('/api/front/poll/1')).status).toBe(502)
    await proxied.close()
  })
})

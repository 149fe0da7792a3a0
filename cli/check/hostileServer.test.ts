import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import type { Ask } from '../network/Ask.types.ts'
import { createAsk } from '../network/createAsk.ts'
import { byPath, openServer, sendForever } from '../network/openServer.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'

async function serve(answers: Parameters<typeof byPath>[0]) {
  const server = await openServer(byPath(answers))
  onTestFinished(() => server.close())
  return server
}

async function check(args: readonly string[], limits: Partial<Limits> = {}, ask: Ask = createAsk()) {
  const terminal = createTestTerminal({ ask, limits: { ...defaultLimits, ...limits } })
  const code = await runQuiosc([checkCommand], ['check', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

const html = { 'content-type': 'text/html' }
const script = '<script type="module" src="/widgets.js"></script>'
const marker = '<div class="login" data-widget="login">…</div>'
const pageWith = (head: string) => (response: ServerResponse) =>
  void response.writeHead(200, html).end(`<html lang="ca"><head>${head}</head><body>${marker}</body></html>`)
const sendPage = pageWith(`${script}<style>.login{min-height:30em}</style>`)
const javascript = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end()
const css = (text: string) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/css' }).end(text)
const redirect = (location: string) => (response: ServerResponse) => void response.writeHead(302, { location }).end()

/** 20 MB of spaces, which are 20 kB on their way. */
const twentyMegabytes = Buffer.alloc(20_000_000, ' ')

/** As if the first server were on the internet: all others are where they are. */
function firstIsPublic(ask = createAsk()): Ask {
  let isFirst = true
  return async (request) => {
    if (!isFirst) return ask(request)
    isFirst = false
    return { ...(await ask(request)), isPrivate: false }
  }
}

describe('the check of a page that is too much', () => {
  it.each([
    ['gzip', gzipSync(twentyMegabytes)],
    ['br', brotliCompressSync(twentyMegabytes)],
  ])('does not unpack more of it than its limit: %s', async (coding, body) => {
    const { origin } = await serve({
      '/': (response) => void response.writeHead(200, { ...html, 'content-encoding': coding }).end(body),
    })
    expect(await check([`${origin}/`])).toEqual({
      code: 2,
      printed: '',
      warned: `quiosc check: ${origin}/ is larger than 10 MB`,
    })
  })

  it('ends the connection when its body has no end', async () => {
    const { origin, cutOff } = await serve({
      '/': (response) => sendForever(response.writeHead(200, html), '<p>…</p>'.repeat(1000)),
    })
    expect(await check([`${origin}/`], { bytes: 500_000 })).toEqual({
      code: 2,
      printed: '',
      warned: `quiosc check: ${origin}/ is larger than 0.5 MB`,
    })
    await cutOff
  })

  it.each([
    ['never answers', () => {}],
    ['never ends', (response: ServerResponse) => void response.writeHead(200, html).write('<html>')],
  ])('ends with 2 when the server %s', async (_, answer) => {
    const { origin } = await serve({ '/': answer })
    expect(await check([`${origin}/`], { milliseconds: 100 })).toEqual({
      code: 2,
      printed: '',
      warned: `quiosc check: ${origin}/ takes longer than 0.1 s`,
    })
  })

  it('follows five redirects', async () => {
    const { origin } = await serve({
      '/1': redirect('/2'),
      '/2': redirect('./3'),
      '/3': redirect('/4'),
      '/4': redirect('/5'),
      '/5': redirect('/6'),
      '/6': sendPage,
      '/widgets.js': javascript,
    })
    expect(await check([`${origin}/1`])).toEqual({ code: 0, printed: '1 file, no problems', warned: '' })
  })

  it('ends after too many redirects', async () => {
    const { origin, asked } = await serve({ '/': redirect('/') })
    expect(await check([`${origin}/`])).toEqual({
      code: 2,
      printed: '',
      warned: `quiosc check: ${origin}/ redirects more than 5 times`,
    })
    expect(asked).toHaveLength(6)
  })

  it.each(['file:///etc/hosts', 'data:text/html,x', 'http://[', ''])(
    'does not follow a redirect to “%s”',
    async (location) => {
      const { origin } = await serve({ '/': redirect(location) })
      const { code, warned } = await check([`${origin}/`])
      expect(code).toBe(2)
      expect(warned.split('\n')).toHaveLength(1)
    },
  )

  it.each([
    ['gzip', 'sends what cannot be read'],
    ['zstd', 'is encoded as zstd'],
    ['gzip, gzip', 'is encoded as gzip, gzip'],
  ])('ends with 2 when the body is not as its header tells: %s', async (coding, says) => {
    const { origin } = await serve({
      '/': (response) => void response.writeHead(200, { ...html, 'content-encoding': coding }).end('<html>'),
    })
    const { code, warned } = await check([`${origin}/`])
    expect(code).toBe(2)
    expect(warned).toContain(`${origin}/ ${says}`)
    expect(warned.split('\n')).toHaveLength(1)
  })

  it('ends with 2 for a file too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quiosc-large-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'a.html')
    writeFileSync(file, '')
    truncateSync(file, 10_000_001)
    expect(await check([file])).toMatchObject({
      code: 2,
      warned: expect.stringMatching(/a\.html is larger than 10 MB$/),
    })
  })
})

describe('the check of a page’s addresses', () => {
  const linked = pageWith(`${script}<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">`)

  it('reads all style sheets together up to the size of a page', async () => {
    const { origin } = await serve({
      '/': linked,
      '/widgets.js': javascript,
      '/a.css': css(`.login{min-height:30em}${' '.repeat(400)}`),
      '/b.css': css(' '.repeat(400)),
    })
    expect(await check([`${origin}/`], { bytes: 1000 })).toEqual({
      code: 0,
      printed: '1 file, no problems',
      warned: '',
    })
    const { code, warned } = await check([`${origin}/`], { bytes: 700 })
    expect(code).toBe(0)
    expect(warned).toMatch(/heights are not checked, as not all style sheets can be read: \S+\.css is larger/)
  })

  it('notes the page of an error where the address was mistyped', async () => {
    const { origin } = await serve({
      '/artcle.html': (response) => void response.writeHead(404, html).end('<p>Not here.</p>'),
    })
    expect(await check([`${origin}/artcle.html`])).toMatchObject({
      code: 0,
      warned: `${origin}/artcle.html: the server answered 404: what is checked is its page of that error`,
    })
  })

  it('requests files at the page’s own origin only', async () => {
    const other = await serve({ '/q/widgets.js': javascript, '/a.css': css('.login{min-height:30em}') })
    const { origin } = await serve({
      '/': pageWith(
        `<script type="module" src="${other.origin}/q/widgets.js"></script><link rel="stylesheet" href="${other.origin}/a.css">`,
      ),
    })
    expect(await check([`${origin}/`])).toEqual({
      code: 0,
      printed: '1 file, no problems',
      warned: `${origin}/: files of other origins are not asked for: ${other.origin}; --origin allows one`,
    })
    expect(other.asked).toEqual([])
    expect(await check([`${origin}/`, '--origin', other.origin])).toMatchObject({ code: 0, warned: '' })
    expect(other.asked.toSorted()).toEqual(['/a.css', '/q/widgets.js'])
  })

  it('does not follow a file’s redirect to another origin either', async () => {
    const other = await serve({ '/widgets.js': javascript })
    const { origin } = await serve({ '/': sendPage, '/widgets.js': redirect(`${other.origin}/widgets.js`) })
    expect(await check([`${origin}/`])).toMatchObject({ code: 0, warned: expect.stringContaining(other.origin) })
    expect(other.asked).toEqual([])
  })

  it('uses the origin to which the page redirects', async () => {
    const other = await serve({ '/': sendPage, '/widgets.js': javascript })
    const { origin } = await serve({ '/': redirect(`${other.origin}/`) })
    expect(await check([`${origin}/`])).toMatchObject({ code: 0, warned: '' })
    expect(other.asked).toEqual(['/', '/widgets.js'])
  })

  it.each(['cdn.example', 'ftp://cdn.example', 'https://cdn.example/path', 'https://'])(
    'refuses --origin %s',
    async (text) => {
      expect(await check(['a.html', '--origin', text])).toMatchObject({
        code: 2,
        warned: expect.stringContaining('is no origin such as https://cdn.example'),
      })
    },
  )
})

describe('the check of a page on the internet', () => {
  it('does not follow a redirect to a private address', async () => {
    const inside = await serve({ '/': sendPage })
    const { origin } = await serve({ '/': redirect(`${inside.origin}/`) })
    expect(await check([`${origin}/`], {}, firstIsPublic())).toEqual({
      code: 2,
      printed: '',
      warned: `quiosc check: ${origin}/ leads to ${inside.origin}/, which is at a private address`,
    })
    expect(inside.asked).toEqual([])
  })

  it('does not request its script at a private address, whoever allows the origin', async () => {
    const inside = await serve({ '/widgets.js': javascript })
    const { origin } = await serve({
      '/': pageWith(`<script type="module" src="${inside.origin}/widgets.js"></script>`),
    })
    const { printed } = await check([`${origin}/`, '--origin', inside.origin], {}, firstIsPublic())
    expect(printed).toContain('is at a private address')
    expect(inside.asked).toEqual([])
  })

  it('does not request a host again whose name has become that of a private address', async () => {
    const { origin, asked } = await serve({ '/': sendPage, '/widgets.js': javascript })
    const { printed } = await check([`${origin}/`], {}, firstIsPublic())
    expect(printed).toContain('src: "/widgets.js" is at a private address')
    expect(asked).toEqual(['/'])
  })
})

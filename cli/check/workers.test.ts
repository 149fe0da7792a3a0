import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { createAsk } from '../network/createAsk.ts'
import { byPath, openServer } from '../network/openServer.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'

async function check(args: readonly string[], cwd = '/') {
  const terminal = createTestTerminal({ cwd, ask: createAsk() })
  const code = await runQuiosc([checkCommand], ['check', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

const pageOf = (shell: string) =>
  `<html lang="ca"><head><script type="module" src="/quiosc/widgets.js"></script></head><body>\n${shell}\n</body></html>`
const plain = '<div data-widget="page-shell"></div>'

type Answers = Parameters<typeof byPath>[0]
const send =
  (code: number, headers: Record<string, string>, text = '') =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(text)
const javascript = (headers: Record<string, string> = {}) =>
  send(200, { 'content-type': 'text/javascript', ...headers })
const html = (text: string, code = 200) => send(code, { 'content-type': 'text/html' }, text)

describe('the check of a worker on a page at an address', () => {
  /** Serves a page with this shell and the library's script. */
  async function checkShell(shell: string, answers: Answers = {}) {
    const { origin, asked, close } = await openServer(
      byPath({ '/': html(pageOf(shell)), '/quiosc/widgets.js': javascript(), ...answers }),
    )
    onTestFinished(() => close())
    return { origin, asked, ...(await check([`${origin}/`])) }
  }

  it('reports nothing where the worker is at the site’s root', async () => {
    expect(await checkShell(plain, { '/service-worker.js': javascript() })).toMatchObject({
      code: 0,
      printed: '1 file, no problems',
    })
  })

  it.each<[string, Answers, string]>([
    ['that the site does not have', { '/service-worker.js': html('Not found', 404) }, 'answers 404'],
    [
      'that is answered with a page',
      { '/service-worker.js': html('<html>Not found</html>') },
      'is served as "text/html": browsers run it only as text/javascript',
    ],
    [
      'behind a redirect',
      { '/service-worker.js': send(302, { location: '/quiosc/service-worker.js' }) },
      '/quiosc/service-worker.js, which browsers do not follow for a worker',
    ],
  ])('reports a worker %s', async (_, answers, says) => {
    const { code, printed } = await checkShell(plain, answers)
    expect(code).toBe(1)
    expect(printed).toContain('  2:1  warning  data-service-worker: "/service-worker.js" cannot be registered: ')
    expect(printed).toContain(`${says}  [missing-worker]`)
    expect(printed).toContain('1 warning in')
  })

  it('reports the named worker, at its name', async () => {
    const named = await checkShell('<div data-widget="page-shell" data-service-worker="/push.js"></div>', {
      '/push.js': html('', 404),
    })
    expect(named.printed).toContain('2:31  warning  data-service-worker: "/push.js" cannot be registered: answers 404')
    expect(named.asked).not.toContain('/service-worker.js')
    const block = '<script type="application/json">{ "serviceWorker": "/push.js" }</script>'
    const { printed } = await checkShell(`<div data-widget="page-shell">${block}</div>`, { '/push.js': html('', 404) })
    expect(printed).toContain('"/push.js" cannot be registered: answers 404')
  })

  it('reports a worker in a folder that may not control the whole site', async () => {
    const shell = '<div data-widget="page-shell" data-service-worker="/js/push.js"></div>'
    expect((await checkShell(shell, { '/js/push.js': javascript() })).printed).toContain(
      'cannot be registered: may control /js/ alone: its server must send the header Service-Worker-Allowed: /',
    )
    const allowed = { '/js/push.js': javascript({ 'service-worker-allowed': '/' }) }
    expect(await checkShell(shell, allowed)).toMatchObject({ code: 0 })
  })

  it('requests a worker from no other host', async () => {
    const { printed, asked } = await checkShell(
      String.raw`<div data-widget="page-shell" data-service-worker="/\quiosc.invalid/worker.js"></div>`,
    )
    expect(printed).toContain('is at http://quiosc.invalid, and a worker must be at the page’s own host')
    expect(asked.toSorted()).toEqual(['/', '/quiosc/widgets.js'])
  })

  it.each([
    ['without a page-shell', '<div data-widget="poll" data-poll-id="1" data-load="none"><a href="/">…</a></div>'],
    ['whose attribute turns the worker off', '<div data-widget="page-shell" data-service-worker="false"></div>'],
    [
      'whose block turns the worker off',
      '<div data-widget="page-shell"><script type="application/json">{ "serviceWorker": false }</script></div>',
    ],
  ])('requests none for a page %s', async (_, shell) => {
    const { code, asked } = await checkShell(shell)
    expect(code).toBe(0)
    expect(asked.toSorted()).toEqual(['/', '/quiosc/widgets.js'])
  })
})

describe('the check of a worker in files', () => {
  function write(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'quiosc-workers-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return folder
  }
  const site = { 'public/index.html': pageOf(plain), 'public/quiosc/widgets.js': '' }

  it.each([
    [['public/index.html', '--root', 'public']],
    // The script of its page is where the page says, so that it must be the site's root.
    [['public']],
  ])('reports a site without the worker: check %j', async (args) => {
    const folder = write(site)
    const { code, printed } = await check(args, folder)
    expect(code).toBe(1)
    expect(printed).toContain(
      `2:1  warning  data-service-worker: "/service-worker.js" cannot be registered: there is no such file in ${folder}/public  [missing-worker]`,
    )
  })

  it('reports that the site’s worker is a page', async () => {
    const folder = write({ ...site, 'public/service-worker.js': '<!doctype html>' })
    expect((await check(['public'], folder)).printed).toContain('cannot be registered: the file is a page')
  })

  it.each([
    ['of a site that has its worker', ['public'], { ...site, 'public/service-worker.js': '' }],
    ['of which nobody knows the site’s root', ['.'], site],
    ['of which nobody knows the site’s root, named one by one', ['public/index.html'], site],
    ['in a folder without the script', ['public'], { 'public/index.html': pageOf(plain) }],
    [
      'whose template prints the worker’s address',
      ['a.html.twig', '--root', 'public'],
      { ...site, 'a.html.twig': '<div data-widget="page-shell" data-service-worker="{{ worker }}"></div>' },
    ],
    [
      'whose template may print the option',
      ['a.html.twig', '--root', 'public'],
      { ...site, 'a.html.twig': '<div data-widget="page-shell" {{ attributes }}></div>' },
    ],
    [
      'whose template may print the option into the block',
      ['a.html.twig', '--root', 'public'],
      {
        ...site,
        'a.html.twig': '<div data-widget="page-shell"><script type="application/json">{ {{ options }} }</script></div>',
      },
    ],
  ])('reports nothing for files %s', async (_, args, files) => {
    expect(await check(args, write(files))).toMatchObject({ code: 0 })
  })
})

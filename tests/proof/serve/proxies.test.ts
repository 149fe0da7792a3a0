import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proxies } from '#tools/proxies.mjs'
import { openSite } from '../../support/site.ts'
import { freePort, startProgram } from '../../support/startProgram.ts'
import { startFragments } from './startFragments.ts'

const folder = mkdtempSync(join(tmpdir(), 'quiosc-proxies-'))
let fragments: Awaited<ReturnType<typeof startFragments>>
let api = ''

const FRAGMENT = '/fragment/poll?poll-id=4711&amp;lang=ca'

/** The pages that a CMS writes for each proxy. */
const pages: Readonly<Record<string, string>> = {
  '/esi': `<main><esi:include src="${FRAGMENT}"/></main>`,
  '/esi-other': `<main><esi:include src="${FRAGMENT.replace('4711', '4712')}"/></main>`,
  '/ssi': `<main><!--# block name="bare" --><div data-widget="poll" data-poll-id="4711"></div><!--# endblock --><!--# include virtual="${FRAGMENT.replace('&amp;', '&')}" stub="bare" --></main>`,
}
const cms = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(pages[request.url ?? ''])
})

beforeAll(async () => {
  api = `${(await openSite()).url}/api/front`
  fragments = await startFragments(api)
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
})
afterAll(async () => {
  await fragments.stop()
  cms.close()
  rmSync(folder, { recursive: true })
})

/** A snippet of the documentation, with the ports of the test in place of its own. @param own Other values of the test's, by those that they replace. */
function recipe(file: string, fragmentPort: number, own: Readonly<Record<string, string>> = {}): string {
  const { port } = cms.address() as AddressInfo
  const places = { 8080: port, 4800: fragmentPort, ...own }
  const text = Object.entries(places).reduce(
    (recipe, [name, value]) => recipe.replaceAll(name, String(value)),
    readFileSync(join('docs/snippets', file), 'utf8'),
  )
  const path = join(folder, file)
  writeFileSync(path, text)
  return path
}

const programOf = (name: keyof typeof proxies) => {
  const path = proxies[name].path()
  if (!path)
    throw new Error(`${proxies[name].title} is not installed: apt-get install ${proxies[name].packages.join(' ')}`)
  return path
}

const read = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    (error: Error) => error.message,
  )

/** The marker with its view, once. */
const FILLED = /^<main><div (?=[^>]*data-widget="poll")(?=[^>]*data-widget-state="rendered").*<\/div><\/main>$/s
const BARE = /^<main><div data-widget="poll" data-poll-id="4711"><\/div><\/main>$/

/** Varnish, with the recipe, as whoever runs the test: its own user could not read the folder. */
function startVarnish(port: number, fragmentPort: number) {
  const place = ['-n', join(folder, `varnish${port}`), '-a', `127.0.0.1:${port}`]
  return startProgram(programOf('varnish'), ['-F', '-j', 'none', ...place, '-f', recipe('varnish.vcl', fragmentPort)])
}

it('Varnish puts fragments into pages by ESI, and loses no request while the server restarts', async () => {
  const port = await freePort()
  const varnish = startVarnish(port, fragments.port)
  const url = `http://127.0.0.1:${port}/esi`
  await expect.poll(() => read(url)).toMatch(FILLED)
  // Readers ask for pages alone.
  expect((await fetch(`http://127.0.0.1:${port}/fragment/poll?poll-id=4711`)).status).toBe(404)
  const { port: own } = fragments
  await fragments.stop()
  for (let time = 0; time < 20; time++) expect(await read(url)).toMatch(FILLED)
  // A fragment that Varnish has not kept is asked for while nobody answers.
  expect(await read(`${url}-other`)).toBe('<main><div data-widget="poll" data-poll-id="4712"></div></main>')
  fragments = await startFragments(api, own)
  for (let time = 0; time < 20; time++) expect(await read(url)).toMatch(FILLED)
  await expect.poll(() => read(`${url}-other`)).toMatch(FILLED)
  await varnish.stop()
})

it('Varnish sends the marker alone where a fragment never came', async () => {
  const port = await freePort()
  const varnish = startVarnish(port, await freePort())
  await expect.poll(() => read(`http://127.0.0.1:${port}/esi`)).toMatch(BARE)
  await varnish.stop()
})

it('nginx puts fragments into pages by SSI, and the marker alone where there is none', async () => {
  const [port, nowhere] = [await freePort(), await freePort()]
  for (const [upstream, shown] of [
    [fragments.port, FILLED],
    [nowhere, BARE],
  ] as const) {
    const file = recipe('nginx.conf', upstream, {
      '127.0.0.1:80;': `127.0.0.1:${port};`,
      'proxy_cache_path cache': `proxy_cache_path ${folder}/cache${upstream}`,
    })
    const nginx = startProgram(programOf('nginx'), [
      '-p',
      folder,
      '-c',
      file,
      '-e',
      'stderr',
      '-g',
      `daemon off; pid ${folder}/nginx.pid; user root;`,
    ])
    await expect.poll(() => read(`http://127.0.0.1:${port}/ssi`)).toMatch(shown)
    await nginx.stop()
  }
})

it('PHP puts a fragment into its page, and the marker alone where there is none', async () => {
  const file = join(process.cwd(), 'docs/snippets/fragment.php')
  const run = async (server: string) => {
    const code = `require '${file}'; echo '<main>', quiosc_fragment('poll', ['poll-id' => '4711'], '${server}'), '</main>';`
    // The backend is in this process: it must not stand still meanwhile.
    return (await promisify(execFile)(programOf('php'), ['-r', code])).stdout
  }
  expect(await run(fragments.url)).toMatch(FILLED)
  expect(await run(`http://127.0.0.1:${await freePort()}`)).toMatch(BARE)
})

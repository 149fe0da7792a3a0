import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runtimes } from '#tools/runtimes.mjs'
import { engines, openSite } from '../../support/site.ts'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/runtimes-')
let api = ''

beforeAll(async () => {
  api = `${(await openSite()).url}/api/front`
})
afterAll(() => rmSync(folder, { recursive: true }))

/** With data of the backend and without, with links, and with text that is no ASCII. */
const PAGE = `<!doctype html><html lang="ca"><p>Sa·lines<div data-widget="poll" data-poll-id="4711"></div>
<div data-widget="comments-count" data-content-id="1002"></div><div data-widget="header" data-name="El Far"></div><p>Wind`

/** Renders the page at once and while it flows through, and prints both. */
const script = (renderer: string) => `
import { renderMarkers, renderStream } from '${pathToFileURL(renderer).href}'
const options = { apiBase: '${api}', assets: '/quiosc/', url: 'https://www.example.com/', timeout: 10_000 }
const page = ${JSON.stringify(PAGE)}
const flowing = new Response(page).body.pipeThrough(renderStream(options))
console.log(JSON.stringify([await renderMarkers(page, options), await new Response(flowing).text()]))
`

async function run(command: string, args: readonly string[], renderer: string): Promise<string[]> {
  const path = join(folder, 'render.mjs')
  writeFileSync(path, script(renderer))
  const { stdout } = await promisify(execFile)(command, [...args, path], { maxBuffer: 10_000_000 })
  return JSON.parse(stdout)
}

describe.each(engines)('a page with $engine', ({ script: loader }) => {
  const renderer = loader.replace('/quiosc/', 'dist/').replace('widgets.js', 'server/quiosc-server.js')

  it.each(Object.entries(runtimes))('is the same in %s as in Node', async (name, { args, path, title }) => {
    const program = path()
    if (!program) throw new Error(`${title} is not installed: npm install ${name}`)
    const [whole = '', flowing = ''] = await run(program, args, renderer)
    expect(whole.match(/data-widget-state="rendered"/g)).toHaveLength(3)
    expect([whole, flowing]).toEqual(await run(process.execPath, [], renderer))
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { serveCommand } from './serveCommand.ts'

const dist = mkdtempSync(join(tmpdir(), 'quiosc-serve-'))
afterAll(() => rmSync(dist, { recursive: true }))

/** A built renderer whose answer to 1002 waits until it is let go. */
mkdirSync(join(dist, 'server'))
writeFileSync(
  join(dist, 'server/quiosc-server.js'),
  `export const widgets = ['comments']
export const renderMarkers = async (html, { apiBase }) => {
  if (!apiBase.startsWith('https://')) throw new TypeError('quiosc/server: apiBase: must be absolute')
  return html
}
export const renderWidget = async (name, { attributes }) => {
  if (attributes.contentId === '1002') await new Promise((resolve) => { globalThis.letGo = resolve })
  return '<div data-widget="' + name + '">' + attributes.contentId + '</div>'
}`,
)

const API = ['--api', 'https://www.example.com/api/front']

/** A server at a free port. */
async function serve(...args: readonly string[]) {
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  const terminal = createTestTerminal({ dist, stopped: () => stopped })
  const ended = runQuiosc([serveCommand], ['serve', ...API, '--port', '0', ...args], terminal)
  const lines = () =>
    terminal
      .printed()
      .split('\n')
      .map((line) => JSON.parse(line))
  await vi.waitFor(() => expect(terminal.printed()).toContain('ready'))
  const [{ host, port }] = lines()
  return { stop, ended, lines, host, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

it('`quiosc serve` serves on this machine alone, and writes its log as JSON', async () => {
  const { ask, ended, host, lines, stop } = await serve()
  expect(host).toBe('127.0.0.1')
  expect(await (await ask('/fragment/comments?content-id=1001')).text()).toBe('<div data-widget="comments">1001</div>')
  await ask('/nothing')
  stop()
  expect(await ended).toBe(0)
  expect(lines().map(({ msg }) => msg)).toEqual(['ready', 'a request was refused', 'stopping', 'stopped'])
})

it('`quiosc serve` answers the pending requests before it ends, and no new one', async () => {
  const { ask, ended, stop } = await serve()
  const underWay = ask('/fragment/comments?content-id=1002')
  await vi.waitFor(() => expect(globalThis).toHaveProperty('letGo'))
  stop()
  await vi.waitFor(() => expect(ask('/health')).rejects.toThrow())
  Reflect.get(globalThis, 'letGo')()
  expect(await (await underWay).text()).toContain('1002')
  expect(await ended).toBe(0)
})

it.each([
  [[], '--api is needed'],
  [['--api', '/api/front'], 'apiBase: must be absolute'],
  [[...API, '--lang', 'tlh'], '--lang “tlh” is none of ca, es, en, de'],
  [[...API, '--port', '70000'], '--port “70000” is no number up to 65535'],
  [[...API, '--timeout', 'long'], '--timeout “long” is no number up to 60000'],
  [[...API, '--lite'], 'build the library first'],
  [[...API, '--host', '192.0.2.1', '--port', '0'], 'it cannot listen at 192.0.2.1:0'],
  [[...API, 'comments'], 'Unexpected argument'],
])('`quiosc serve` reports the wrong arguments %j in one line', async (args, problem) => {
  const terminal = createTestTerminal({ dist })
  expect(await runQuiosc([serveCommand], ['serve', ...args], terminal)).toBe(2)
  expect(terminal.warned()).toContain(problem)
})

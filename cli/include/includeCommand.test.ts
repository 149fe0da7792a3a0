import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { includeCommand } from './includeCommand.ts'
import { manifest } from './manifest.fixture.ts'

async function include(...args: string[]) {
  const dist = mkdtempSync(join(tmpdir(), 'quiosc-include-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest))
  const terminal = createTestTerminal({ dist })
  const code = await runQuiosc([includeCommand], ['include', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

it('`quiosc include` prints the script and each file of two widgets once', async () => {
  const { code, printed } = await include('poll', 'gift', '--lang', 'ca')
  expect(code).toBe(0)
  expect(printed.split('\n')).toEqual([
    '<script type="module" src="/quiosc/widgets.js" integrity="sha384-w"></script>',
    '<link rel="modulepreload" href="/quiosc/chunks/runtime-1.js" integrity="sha384-r">',
    '<link rel="modulepreload" href="/quiosc/chunks/poll-1.js" integrity="sha384-p">',
    '<link rel="modulepreload" href="/quiosc/chunks/poll.ca-1.js" integrity="sha384-pc">',
    '<link rel="modulepreload" href="/quiosc/chunks/gift-1.js" integrity="sha384-g">',
    '<link rel="modulepreload" href="/quiosc/chunks/gift.ca-1.js" integrity="sha384-gc">',
  ])
})

it('`quiosc include` puts a nonce, or what a template prints it with, into each tag', async () => {
  const { printed } = await include('poll', '--lang', 'ca', '--nonce', "{{ csp_nonce('script') }}")
  const lines = printed.split('\n')
  expect(lines[0]).toBe(
    `<script type="module" src="/quiosc/widgets.js" integrity="sha384-w" nonce="{{ csp_nonce('script') }}"></script>`,
  )
  expect(lines.filter((line) => !line.includes(`nonce="{{ csp_nonce('script') }}"`))).toEqual([])
})

it.each(['ca', 'ca-ES', 'CA_es', 'cat'])(
  '`quiosc include` reads the language %s as a page’s language',
  async (lang) => {
    const { code, printed } = await include('poll', '--lang', lang)
    expect(code).toBe(0)
    expect(printed).toContain('/chunks/poll.ca-1.js')
  },
)

it('`quiosc include` prints a header for another address', async () => {
  const { printed } = await include('poll', '--lang=ca', '--header', '--base', 'https://cdn.example/q')
  expect(printed.split('\n')[0]).toBe(
    '<https://cdn.example/q/chunks/runtime-1.js>; rel=modulepreload; integrity="sha384-r"',
  )
})

it.each([
  [['--lang', 'ca'], 'for which widgets?'],
  [['poll'], '--lang is needed: ca, es, en, de'],
  [['poll', '--lang', 'fr'], 'there is no language “fr”'],
  [['pol', '--lang', 'ca'], 'there is no widget “pol”. Did you mean “poll”?'],
  [['poll', '--lang', 'ca', '--base', '"><script>'], 'is neither a path'],
  [['poll', '--lang', 'ca', '--base', 'quiosc/'], 'is neither a path'],
  [['poll', '--lang', 'ca', '--lite'], 'build the library first'],
  [['poll', '--lagn', 'ca'], 'Unknown option'],
  [['poll', '--lang', 'ca', '--nonce', 'a"b'], 'without double quotes'],
  [['poll', '--lang', 'ca', '--nonce', 'a', '--header'], 'a Link header has no nonce'],
])('`quiosc include` refuses the arguments %j', async (args, message) => {
  const { code, warned } = await include(...args)
  expect(warned).toContain(message)
  expect(code).toBe(2)
})

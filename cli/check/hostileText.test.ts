import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quiosc-text-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

/** Clears a terminal, sets its title, turns the line's direction, breaks the line in five ways, and then gives CI commands. */
const EVIL =
  '\u001b[2J\u009d0;x\u0007\u202e\u2066\n::error::n\r::error::r\u2028::error::l\u2029::error::p\u0085::error::c ##[error]x'

const escaped = Array.from(EVIL, (char) => `&#${char.charCodeAt(0)};`).join('')
const json = JSON.stringify(EVIL)

/** Each part of a page whose text a message repeats. */
const markup = {
  'a widget': `<div data-widget="${escaped}">…</div>`,
  'a value': `<section data-widget="comments" data-content-id="1" data-order="${escaped}">…</section>`,
  'a load condition': `<div data-widget="poll" data-poll-id="1" data-load="${escaped}">…</div>`,
  'an attribute': `<div data-widget="poll" data-load="x" data-\u009b31m\u202e::error::="">…</div>`,
  'a name in a block': `<div data-widget="poll" data-poll-id="1">…<script type="application/json">{${json}:1}</script></div>`,
  'a block’s type': `<div data-widget="poll" data-poll-id="1">…<script type="${escaped} json">{}</script></div>`,
  'a site': `<script type="application/json" data-quiosc-config>{"site":${json}}</script>`,
  'a setting': `<script type="application/json" data-quiosc-config>{${json}:1}</script>`,
  'a host': `<script type="application/json" data-quiosc-config>{"hosts":[${json}],"apiBase":${json},"permissions":${json}}</script>`,
  'a script': `<script src="quiosc/${escaped}/widget.js"></script><script src="/x/${escaped}/widgets.js"></script>`,
  'a policy': `<html><head><meta http-equiv="content-security-policy" content="script-src ${escaped}"><script type="module" src="https://a.example/${escaped}/widgets.js"></script></head></html>`,
  'an element':
    '<svg-\u001b[2J\u202e data-widget="poll" data-poll-id="1"></svg-\u001b[2J\u202e><a\u009b data-widget="poll">…</a\u009b>',
}

/** Characters that move a cursor, break a line or turn its direction. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** As GitHub, Azure and TeamCity find commands in what a step prints: at the start of a line, or after `##`. */
const command = /^\s*::|##\w*\[/

function expectHarmless(text: string) {
  for (const line of text.split('\n')) {
    expect(line).not.toMatch(control)
    expect(line).not.toMatch(command)
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

async function check(...args: string[]) {
  const terminal = createTestTerminal({ cwd })
  const code = await runQuiosc([checkCommand], ['check', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

describe.each(Object.entries(markup))('%s in a checked page', (_, html) => {
  it.each([[[]], [['--json']], [['--sarif']]])('is printed without control characters, with %j', async (format) => {
    writeFileSync(join(cwd, 'a.html'), html)
    const { code, printed } = await check('a.html', '--root', '.', ...format)
    expect(code).toBe(1)
    expectHarmless(printed)
    // In JSON an escape hides what a reader of it prints.
    if (format.length > 0) for (const text of textsIn(JSON.parse(printed))) expectHarmless(text)
    else expect(printed.split('\n').filter((line) => /^ {2}\d/.test(line))).toHaveLength(printed.split('\n').length - 3)
  })
})

it.each([[], ['--json'], ['--sarif']])(
  'the check prints the name of a file without control characters, with %j',
  async (...format) => {
    const name = '::error::\u001b[2J\n::error::\u202e.html'
    writeFileSync(join(cwd, name), '<div data-widget="pol">…</div>')
    const { code, printed } = await check('.', ...format)
    expect(code).toBe(1)
    expectHarmless(printed)
  },
)

it.each([
  [['::error::\u001b[2J\n::error::x']],
  [['a.html', '--ignore', '\u001b[2J\n::error::x']],
  [['a.html', '--lang', '\u202e\n::error::x']],
  [['a.html', '--css', '\n::error::x']],
  [['a.html', '--root', '\n::error::x']],
  [['--\n::error::x']],
  [['http://[\n::error::x\u001b[2J']],
])('the check refuses %j in lines without control characters', async (args) => {
  writeFileSync(join(cwd, 'a.html'), markup['a script'])
  const { printed, warned } = await check(...args)
  expectHarmless(printed + warned)
})

it('the check refuses an unknown command in a line without control characters', async () => {
  const terminal = createTestTerminal()
  await runQuiosc([checkCommand], ['\u001b[2J\n::error::x'], terminal)
  expectHarmless(terminal.warned())
})

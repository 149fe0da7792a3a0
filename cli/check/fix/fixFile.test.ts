import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestTerminal } from '../../createTestTerminal.fixture.ts'
import { askFor } from '../../network/askFor.fixture.ts'
import { runQuiosc } from '../../runQuiosc.ts'
import { checkCommand } from '../checkCommand.ts'
import { rightNamesAndPolicies } from '../testing/rightNamesAndPolicies.ts'
import { rightTemplates } from '../testing/rightTemplates.ts'
import { fixText } from './fixText.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quiosc-fix-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

async function fix(args: readonly string[], answers: Record<string, Response> = {}) {
  const terminal = createTestTerminal({ cwd, ask: askFor(answers) })
  const code = await runQuiosc([checkCommand], ['check', '--fix', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

const fallback = '<a href="/">{{ title }}</a>'

it.each([
  {
    what: 'the name of a widget, and then of its option in camel case',
    wrong: `<div class="a"  data-widget='pol' data-pollId={{ id }}>${fallback}</div>`,
    right: `<div class="a"  data-widget='poll' data-poll-id={{ id }}>${fallback}</div>`,
    does: ['pol → poll', 'data-pollId → data-poll-id'],
  },
  {
    what: 'an option with an underscore, under a condition',
    wrong: `<div data-widget="gift" data-content_id="{{ id }}"{% if t %} data-titel="{{ t }}"{% endif %}>${fallback}</div>`,
    right: `<div data-widget="gift" data-content-id="{{ id }}"{% if t %} data-title="{{ t }}"{% endif %}>${fallback}</div>`,
    does: ['data-content_id → data-content-id', 'data-titel → data-title'],
  },
  {
    what: 'a name in a block',
    wrong: `<div data-widget="carousel">${fallback}<script type="application/json">{ "card" : [] }</script></div>`,
    right: `<div data-widget="carousel">${fallback}<script type="application/json">{ "cards" : [] }</script></div>`,
    does: ['"card" → "cards"'],
  },
  {
    what: 'a list in an attribute',
    wrong: `<div data-widget="carousel"\n  data-cards='[{ "id": "1", "title": "a &lt;b>", "url": "/1" }]'>${fallback}</div>`,
    right: `<div data-widget="carousel"><script type="application/json">{"cards":[{"id":"1","title":"a \\u003cb>","url":"/1"}]}</script>${fallback}</div>`,
    does: ['data-cards → the marker’s JSON block'],
  },
  {
    what: 'a block after its marker, in a paragraph',
    wrong: `<div data-widget="carousel">${fallback}</div>\n<p><script type="application/json">{ "cards": [] }</script><br></p>\n`,
    right: `<div data-widget="carousel">${fallback}<script type="application/json">{ "cards": [] }</script></div>\n\n`,
    does: ['the block beside the marker → into it'],
  },
  {
    what: 'a block before its marker',
    wrong: `<script type="application/json">{ "cards": [] }</script><div data-widget="carousel">${fallback}</div>`,
    right: `<div data-widget="carousel">${fallback}<script type="application/json">{ "cards": [] }</script></div>`,
    does: ['the block beside the marker → into it'],
  },
])('--fix mends $what, and nothing else, once', async ({ wrong, right, does }) => {
  const file = join(cwd, 'a.twig')
  const around = (text: string) => `\uFEFF{# é\r\n #}\t${text}\r\n\r\n`
  writeFileSync(file, around(wrong))
  const { code, printed } = await fix(['a.twig'])
  expect(readFileSync(file, 'utf8')).toBe(around(right))
  const told = printed.split('\n').map((line) => line.replace(/^a\.twig:\d+:\d+ /, ''))
  expect(told).toEqual([...does.map((each) => `fixed: ${each}`), '1 file, no problems'])
  expect(code).toBe(0)
  const { mtimeMs } = statSync(file)
  expect(await fix(['a.twig'])).toEqual({ code: 0, printed: '1 file, no problems', warned: '' })
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
})

it('--fix reports each change in one line, with its position', () => {
  const text = `<div data-widget="pol" data-pollId="{{ id }}">${fallback}</div>`
  expect(fixText({ name: 'a.twig', text, dialect: 'twig' }, []).lines).toEqual([
    'a.twig:1:19 fixed: pol → poll',
    'a.twig:1:25 fixed: data-pollId → data-poll-id',
  ])
})

it.each([
  ['a name that is near none', '<div data-widget="xyzzy">…</div>'],
  ['two names of one option', '<div data-widget="poll" data-pollid="1" data-poll_id="2">…</div>'],
  ['a list that the option does not take', `<div data-widget="carousel" data-cards='[{ "id": "1" }]'>…</div>`],
  ['a list that the template prints', `<div data-widget="carousel" data-cards="{{ cards|json }}">…</div>`],
  [
    'a list beside a block',
    `<div data-widget="carousel" data-cards="[]"><script type="application/json">{"title":"a"}</script>…</div>`,
  ],
  [
    'a block under a condition',
    '<div data-widget="carousel">…</div>{% if a %}<script type="application/json">{ "cards": [] }</script>{% endif %}',
  ],
])('--fix leaves a template with %s as it is', (_, text) => {
  expect(fixText({ name: 'a.twig', text, dialect: 'twig' }, [])).toEqual({ text, lines: [] })
})

it.each([...rightTemplates, ...rightNamesAndPolicies])(
  '--fix mends nothing in $what, in $dialect',
  ({ template, dialect }) => {
    expect(fixText({ name: 'a', text: template, dialect }, [])).toEqual({ text: template, lines: [] })
  },
)

it('--fix does not mend ignored problems, nor a page at an address, nor a file in another encoding', async () => {
  const wrong = `<div data-widget="pol" data-poll-id="1"><a href="/">…</a></div>`
  writeFileSync(join(cwd, 'a.html'), wrong)
  expect(await fix(['a.html', '--ignore', 'unknown-widget'])).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(wrong)

  const url = 'https://diari.example/poll'
  const answers = { [url]: new Response(wrong, { headers: { 'content-type': 'text/html' } }) }
  expect((await fix([url], answers)).printed).not.toContain('fixed')

  const latin = Buffer.concat([Buffer.from(wrong), Buffer.from([0xe9])])
  writeFileSync(join(cwd, 'b.html'), latin)
  expect((await fix(['b.html'])).printed).toContain('b.html is not changed: it is not in UTF-8')
  expect(readFileSync(join(cwd, 'b.html')).equals(latin)).toBe(true)
})

it('--fix reports its changes beside the JSON', async () => {
  writeFileSync(join(cwd, 'a.html'), '<div data-widget="pol" data-poll-id="1"><a href="/">…</a></div>')
  const { printed, warned } = await fix(['a.html', '--json'])
  expect(JSON.parse(printed)).toMatchObject({ findings: [] })
  expect(warned).toBe('a.html:1:19 fixed: pol → poll')
})

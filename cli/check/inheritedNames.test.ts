import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { headParts } from '../include/headParts.ts'
import { manifest } from '../include/manifest.fixture.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'
import { checkText } from './testing/checkText.ts'

/** Names that every object inherits: `__proto__`, `constructor`, `toString` and others. */
const inherited = Object.getOwnPropertyNames(Object.prototype)

const found = (text: string) => checkText(text, 'html').map(({ id, message }) => `${id}: ${message}`)

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quiosc-names-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

async function check(text: string, ...args: string[]) {
  writeFileSync(join(cwd, 'a.twig'), text)
  const terminal = createTestTerminal({ cwd })
  const code = await runQuiosc([checkCommand], ['check', 'a.twig', ...args], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

it.each(inherited)('the check of a page with a widget called %s ends with 2 and one line', async (name) => {
  const marker = `<main>\n<div data-widget="${name}" data-x="1"><a href="/">…</a></div></main>`
  const refused = { code: 2, printed: '', warned: `quiosc check: a.twig:2:6: no widget can be called “${name}”` }
  expect(await check(marker)).toEqual(refused)
  for (const option of ['--json', '--sarif', '--fix']) expect(await check(marker, option)).toEqual(refused)
  expect(await check(marker, '--ignore', 'unknown-widget')).toEqual(refused)
})

it.each(inherited)(
  'the check of a template that may call a widget %s, or does in an inner template, ends with 2 and one line',
  async (name) => {
    const refused = { code: 2, printed: '', warned: expect.stringContaining(`no widget can be called “${name}”`) }
    const branches = `<p {% if a %} data-widget="poll" {% else %} data-widget="${name}" {% endif %} data-poll-id="1">…</p>`
    expect(await check(branches)).toEqual(refused)
    expect(await check(`<template><p data-widget="${name}">…</p></template>`)).toEqual(refused)
  },
)

it.each(inherited)('the check takes an attribute data-%s for no option', (name) => {
  const text = `<div data-widget="poll" data-poll-id="1" data-${name}="x"><a href="/">…</a></div>`
  expect(found(text)).toEqual([`foreign-attribute: data-${name.toLowerCase()}: is no option of poll.`])
})

it.each(inherited)('the check takes a name “%s” in a marker’s block for no option', (name) => {
  const block = `<script type="application/json">{ "pollId": "1", "${name}": { "pollId": "2" } }</script>`
  expect(found(`<div data-widget="poll"><a href="/">…</a>${block}</div>`)).toEqual([
    `unknown-option: ${name}: is no option of poll.`,
  ])
})

it.each(inherited)('the check takes no required option from %s', (name) => {
  const block = `<script type="application/json">{ "${name}": { "pollId": "2" } }</script>`
  expect(found(`<div data-widget="poll"><a href="/">…</a>${block}</div>`)).toContain(
    'missing-option: data-poll-id: is required',
  )
})

it.each(inherited)('the check takes a name “%s” in the configuration for no setting', (name) => {
  const text = `<script type="application/json" data-quiosc-config>{ "${name}": { "site": "nowhere" } }</script>`
  expect(found(text)).toEqual([`unknown-config: configuration: ${name}: is no setting.`])
})

it.each(inherited)('the check takes --ignore %s for no problem', async (name) => {
  const terminal = createTestTerminal()
  expect(await runQuiosc([checkCommand], ['check', 'a.html', '--ignore', name], terminal)).toBe(2)
  expect(terminal.warned()).toContain(`there is no problem “${name}”`)
})

it.each(inherited)('the manifest has no widget and no file called %s', (name) => {
  expect(() => headParts(manifest, [name], 'ca', '/')).toThrow(`There is no widget “${name}”`)
  const widgets = { poll: { files: [name], messages: {} } }
  expect(() => headParts({ ...manifest, widgets }, ['poll'], 'ca', '/')).toThrow(`does not list ${name}`)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestTerminal } from '../createTestTerminal.fixture.ts'
import { defaultLimits, type Limits } from '../limits.ts'
import { runQuiosc } from '../runQuiosc.ts'
import { checkCommand } from './checkCommand.ts'
import { formatText } from './output/formatText.ts'
import { checkText } from './testing/checkText.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'quiosc-size-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

async function check(text: string, given: { limits?: Limits; args?: string[] } = {}) {
  writeFileSync(join(cwd, 'a.html'), text)
  const terminal = createTestTerminal({ cwd, ...(given.limits && { limits: given.limits }) })
  const code = await runQuiosc([checkCommand], ['check', 'a.html', ...(given.args ?? [])], terminal)
  return { code, printed: terminal.printed(), warned: terminal.warned() }
}

const DEEP = 60_000
const marker = (inside: string) => `<div data-widget="poll" data-poll-id="1"><a href="/">…</a>${inside}</div>`

it.each([['<div>'], ['<b>'], ['<svg><g>'], ['<template>'], ['<table><tr><td>'], ['<a><div>'], ['<x-a>']])(
  'the check of sixty thousand nested %s ends with 2 and one line',
  async (tags) => {
    for (const text of [tags.repeat(DEEP), `<html><body>${tags.repeat(DEEP)}${marker('')}`])
      expect(await check(text)).toEqual({
        code: 2,
        printed: '',
        warned: 'quiosc check: a.html: its elements are more than 512 deep in each other',
      })
  },
)

it('the check reads the nested elements that browsers still nest', () => {
  const text = '<div>'.repeat(500) + marker('').replace('poll"', 'pol"')
  expect(checkText(text, 'html').map(({ id }) => id)).toEqual(['unknown-widget'])
})

it('the check does not count elements beside each other as nested', () => {
  expect(checkText('<p><b><i>…</i></b></p><br><template><p>…</p></template>'.repeat(2000), 'html')).toEqual([])
})

const json = (text: string) => `<script type="application/json">${text}</script>`
const css = '@media all{'.repeat(DEEP) + '}'.repeat(DEEP)
const selector = `${':not('.repeat(DEEP)}a${')'.repeat(DEEP)}{min-height:1em}`

it.each([
  ['lists in a marker’s block', marker(json(`{"pollId":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`))],
  ['open lists in a marker’s block', marker(json('['.repeat(DEEP)))],
  ['objects in the configuration', json('{"a":'.repeat(DEEP)).replace('json"', 'json" data-quiosc-config')],
  ['rules in a style element', `<html><head><style>${css}</style></head><body><main data-widget="login">…</main>`],
  ['parts of a selector', `<html><head><style>${selector}</style></head><body><main data-widget="login">…</main>`],
  ['rules in a style attribute', `<html><head></head><body><main data-widget="login" style="}${css}">…</main>`],
])('the check of sixty thousand %s ends with 2 and one line', async (_, text) => {
  expect(await check(text)).toEqual({
    code: 2,
    printed: '',
    warned: 'quiosc check: a.html: its blocks or styles are too deep in each other, or too long',
  })
})

it('the check of a style sheet of that size ends with 2 and one line', async () => {
  writeFileSync(join(cwd, 'a.css'), css)
  expect(await check(marker(''), { args: ['--css', 'a.css'] })).toMatchObject({
    code: 2,
    warned: 'quiosc check: a.css: its blocks or styles are too deep in each other, or too long',
  })
})

it('the check reports a name of a million letters as unknown like any other', () => {
  const name = 'pol'.repeat(400_000)
  expect(checkText(marker('').replace('poll"', `${name}"`), 'html')).toMatchObject([{ id: 'unknown-widget' }])
  const attribute = checkText(marker('').replace('data-poll-id', `data-${name}="" data-poll-id`), 'html')
  expect(attribute).toMatchObject([{ id: 'foreign-attribute' }])
})

it('the check reports more problems of a page than a call may have arguments', () => {
  const [finding] = checkText(marker('').replace('poll"', 'pol"'), 'html')
  const findings = finding ? Array.from({ length: 200_000 }, () => finding) : []
  expect(formatText({ version: '1', checked: 1, findings }).at(-1)).toBe('200000 errors in 1 of 1 file')
})

it('the check does not take a rendered page’s text for a template’s placeholder', () => {
  expect(checkText(marker('').replace('poll"', '\uFDD0"'), 'html')).toMatchObject([{ id: 'unknown-widget' }])
})

it.each([
  ['placeholders that are not closed', '{{'.repeat(200_000)],
  ['a long address', `<script src="${'/quiosc/a'.repeat(100_000)}"></script>`],
  ['many markers', '<p data-widget="poll">…</p>'.repeat(20_000)],
])('the check of %s ends with 2 and one line when it takes too long', async (_, text) => {
  expect(await check(text, { limits: { ...defaultLimits, milliseconds: 200 } })).toEqual({
    code: 2,
    printed: '',
    warned: 'quiosc check: a.html takes longer than 0.2 s',
  })
})

it('the check finds no reserved heights in a style sheet that its parser gives up', () => {
  const text = `<html><head><style>${'"'.repeat(200_000)}</style></head><body><main data-widget="login">…</main>`
  expect(checkText(text, 'html').map(({ id }) => id)).toContain('no-reserved-height')
})

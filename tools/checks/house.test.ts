import { expect, test } from 'vitest'
import { houseFindings } from './house.ts'

const problems = (text: string, path = 'src/lib/a.tsx') => houseFindings([{ path, text }]).map(({ problem }) => problem)

test.each([
  ['// TODO later', 'is unfinished'],
  ['/* FIXME */ export const a = 1', 'is unfinished'],
  ['start()', 'when it is imported'],
  ['window.quiosc = {}', 'when it is imported'],
  ["import { useActionState } from 'react'", 'lite engine'],
  ["import { use as read } from 'react'", 'lite engine'],
  ['export const Rows = () => <ul className="rows"><li /></ul>', '<ul role="list">'],
  ['export const write = (value: unknown) => JSON.stringify(value)', 'use writeJson of src/lib'],
  [
    "export const follow = (act: () => void) => window.addEventListener('scroll', act, { passive: true, signal })",
    'use listen',
  ],
  ["export const follow = (act: () => void) => ownDocument().addEventListener('click', act, lifetime)", 'use listen'],
  [
    "export const isDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches",
    'use queryMedia of src/lib',
  ],
  ["export const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches", 'use queryMedia of src/lib'],
  ['export const schema = v.object({})', 'use object, list or record of src/lib'],
  ['export const schema = v.optional(v.array(v.string()))', 'use object, list or record of src/lib'],
])('code against a house rule is found: %s', (code, problem) => {
  expect(problems(code)).toEqual([expect.stringContaining(problem)])
})

test.each([
  "'use strict'",
  "export const names = ['a', 'b'] as const",
  'export function f() {\n  let count = 0\n  start()\n}',
  "import { useState } from 'react'",
  'export const Rows = () => <ol role="list"><li /></ol>',
  'export const schema = list(v.string())',
  "export const isDark = () => queryMedia('(prefers-color-scheme: dark)').matches",
  "export const follow = (act: () => void) => window.addEventListener('scroll', act, { passive: true })",
  "export const follow = (act: () => void) => box.addEventListener('scroll', act, { signal })",
])('code within the house rules is allowed: %s', (code) => {
  expect(problems(code)).toEqual([])
})

test('the scripts that a page includes may act on import, and tests are exempt', () => {
  expect(problems('start()', 'widgets/main.ts')).toEqual([])
  expect(problems('start()', 'widgets/poll/poll.test.ts')).toEqual([])
})

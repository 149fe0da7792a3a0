import { expect, it } from 'vitest'
import { addressesOf, renameAddresses } from './moduleAddresses.ts'

const files = (code: string) => addressesOf(code).map(({ file, isStatic }) => [file, isStatic ? 'static' : 'opened'])

it.each([
  ['import{a as b}from"./a.js";b()', [['a.js', 'static']]],
  ['import"./a.js";export*from"./b.js";export{c,d}from\'./c.js\'', ['a.js', 'b.js', 'c.js'].map((f) => [f, 'static'])],
  [
    'const f=()=>import("./a.js").catch(()=>import("./a.js?"+Date.now()))',
    [
      ['a.js', 'opened'],
      ['a.js', 'opened'],
    ],
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ['f=()=>import(`./a.js?${Date.now()}`)', [['a.js', 'opened']]],
])('finds imported files in any style of minification: %s', (code, found) => {
  expect(files(code)).toEqual(found)
})

it('ignores other strings', () => {
  expect(files('const text="./a.js";import("react");import(text);// import"./b.js"')).toEqual([])
})

it('renames import specifiers and nothing else', () => {
  expect(renameAddresses('const é="./a.js — 😀";import{é as b}from"./a.js";import("./b.js?"+1)', () => 'long.js')).toBe(
    'const é="./a.js — 😀";import{é as b}from"./long.js";import("./long.js?"+1)',
  )
})

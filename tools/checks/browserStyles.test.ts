import { expect, test } from 'vitest'
import { readBrowserData } from './browserData.ts'
import { browserStyleFindings } from './browserStyles.ts'

/** Some megabytes, which take a while to read. */
const data = readBrowserData()

const problems = (text: string) =>
  browserStyleFindings([{ path: 'src/kit/ui/a.css', text }], data).map(({ problem, line }) => `${line} ${problem}`)

test.each([
  ['a property', 'a { rotate: 45deg; }', 'rotate'],
  ['a value of an old property', 'a { overflow-anchor: none; align-content: safe center; }', 'overflow-anchor'],
  ['a unit', 'a { height: 100dvh; }', 'dvh'],
  ['a function', 'a { color: light-dark(red, blue); }', 'light-dark()'],
  ['a selector', 'a:user-invalid { color: red; }', ':user-invalid'],
  ['an at-rule', '@scope (a) { b { color: red; } }', '@scope'],
  ['a frame of an animation', '@keyframes in { from { translate: 0 8px; } }', 'translate'],
  ['a rule of a condition', '@media print { a { scale: 2; } }', 'scale'],
])('in a sheet, %s that a promised browser may lack is found', (_, css, name) => {
  expect(problems(css)).toContainEqual(expect.stringMatching(`^1 ${name.replace(/[()]/g, '\\$&')} is younger than`))
})

test.each([
  ['a style that all browsers have', 'a:focus-visible { inset: 0; transform: rotate(1turn); }'],
  ['a value behind @supports', '@supports (height: 100dvh) { a { height: 100dvh; } }'],
  ['a style that a sheet can do without', 'a:has(b) { text-wrap: balance; }'],
  ['a custom property', 'a { --rotate: 1dvh; }'],
])('in a sheet, %s is not found', (_, css) => {
  expect(problems(css)).toEqual([])
})

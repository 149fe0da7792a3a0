import { expect, it } from 'vitest'
import { retryImports } from './retryImports.ts'

it('retries what opens on demand with another address', () => {
  expect(retryImports('const load = async () => (await import("./Dialog-3.js")).Dialog', ['Dialog-3.js'])).toBe(
    'const load = async () => (await import("./Dialog-3.js").catch(()=>import("./Dialog-3.js?"+Date.now()))).Dialog',
  )
})

it.each(['import { a } from "./common-2.js"; const text = "./Dialog-3.js"', 'const again = (href) => import(href)'])(
  'leaves other addresses alone: %s',
  (code) => {
    expect(retryImports(code, [])).toBe(code)
  },
)

it.each([
  ['a part that the code no longer opens', 'load()', ['Dialog-3.js']],
  ['a part that is imported at once', 'import "./Dialog-3.js"', ['Dialog-3.js']],
  ['a part that the bundler does not report', 'import("./Dialog-3.js")', []],
])('fails for %s', (_, code, opened) => {
  expect(() => retryImports(code, opened)).toThrow('Dialog-3.js')
})

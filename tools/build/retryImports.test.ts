import { expect, it } from 'vitest'
import { retryImports } from './retryImports.ts'

it('retries dynamic imports with another URL', () => {
  const code =
    'const load = async () => (await import("./Dialog.js")).Dialog; const all = [import(`./x`.length ? "./a.js" : "")]'
  expect(() => retryImports(code, ['Dialog.js'])).toThrow('without a fixed specifier')
  expect(retryImports('const load = async () => (await import("./Dialog.js")).Dialog', ['Dialog.js'])).toBe(
    'const load = async () => (await import("./Dialog.js").catch(()=>import("./Dialog.js?"+Date.now()))).Dialog',
  )
})

it('ignores static imports, and text that looks like an import', () => {
  const code = 'import { a } from "./common.js";\nconst text = \'import("./a.js")\''
  expect(retryImports(code, [])).toBe(code)
})

it('leaves an import of an address that the code has made', () => {
  expect(retryImports('const again = (href) => import(href)', [])).toBe('const again = (href) => import(href)')
})

it.each([
  ['a part that the code no longer opens', 'load()', ['Dialog.js']],
  ['a part that the bundler does not know', 'import("./Dialog.js")', []],
])('fails for %s', (_, code, opened) => {
  expect(() => retryImports(code, opened)).toThrow('Dialog.js')
})

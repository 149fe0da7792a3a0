import { expect, it } from 'vitest'
import { finishImports } from './finishImports.ts'

const finish = (code: string, opened: readonly string[]) => finishImports(code, 'poll-1.js', opened, {})

it('finishImports retries a part that opens on demand with another address', () => {
  expect(finish('const load = async () => (await import("./Dialog-3.js")).Dialog', ['Dialog-3.js'])).toBe(
    'const load = async () => (await import("./Dialog-3.js").catch(()=>import("./Dialog-3.js?"+Date.now()))).Dialog',
  )
})

it('finishImports requests a part’s files with it, but for those that are loaded already', () => {
  const imports = {
    'poll-1.js': ['runtime-2.js', 'forms-7.js'],
    'Dialog-3.js': ['runtime-2.js', 'dialogs-4.js', 'forms-7.js'],
    'dialogs-4.js': ['runtime-2.js', 'bars-5.js'],
  }
  expect(finishImports('open(import("./Dialog-3.js"))', 'poll-1.js', ['Dialog-3.js'], imports)).toBe(
    'open(Promise.all([import("./Dialog-3.js"),import("./dialogs-4.js"),import("./bars-5.js")]).then(([part])=>part)' +
      '.catch(()=>import("./Dialog-3.js?"+Date.now())))',
  )
})

it.each(['import { a } from "./common-2.js"; const text = "./Dialog-3.js"', 'const again = (href) => import(href)'])(
  'finishImports leaves other addresses alone: %s',
  (code) => {
    expect(finish(code, [])).toBe(code)
  },
)

it.each([
  ['a part that the code no longer opens', 'load()', ['Dialog-3.js']],
  ['a part that is imported at once', 'import "./Dialog-3.js"', ['Dialog-3.js']],
  ['a part that the bundler does not report', 'import("./Dialog-3.js")', []],
])('finishImports fails for %s', (_, code, opened) => {
  expect(() => finish(code, opened)).toThrow('Dialog-3.js')
})

import { expect, it } from 'vitest'
import { retryImports } from './retriedImports.ts'

it('asks again for what opens on demand, by another address', () => {
  expect(retryImports('const load = async () => (await import("./Dialog-AB12.js")).Dialog')).toBe(
    'const load = async () => (await import("./Dialog-AB12.js").catch(()=>import("./Dialog-AB12.js?"+Date.now()))).Dialog',
  )
})

it('leaves what is loaded at once, and what has an address of its own, alone', () => {
  const code = 'import { a } from "./chunk-AB12.js";\nconst load = (file) => import(file + ".js")'
  expect(retryImports(code)).toBe(code)
})

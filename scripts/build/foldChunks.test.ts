import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterEach, expect, it } from 'vitest'
import { foldChunks } from './foldChunks.ts'

let folder: string | undefined

afterEach(() => rmSync(folder ?? '', { recursive: true, force: true }))

const output = (imports: string[], entryPoint?: string): Metafile['outputs'][string] => ({
  bytes: 0,
  inputs: {},
  exports: [],
  imports: imports.map((path) => ({ path, kind: 'import-statement' })),
  ...(entryPoint && { entryPoint }),
})

/** A widget's entry beside the chunk that has its code. */
function build(stub: string, chunk: string) {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-fold-'))
  const [entry, code, shared] = ['poll-A.js', 'chunk-B.js', 'chunk-C.js'].map((name) => join(folder ?? '', name))
  if (!entry || !code || !shared) throw new Error('The paths are missing.')
  writeFileSync(entry, stub)
  writeFileSync(code, chunk)
  const metafile: Metafile = {
    inputs: {},
    outputs: { [entry]: output([code, shared], 'poll.ts'), [code]: output([]), [shared]: output([]) },
  }
  foldChunks(metafile)
  return { files: readdirSync(folder), code: readFileSync(code, 'utf8'), found: metafile.outputs[code] }
}

it.each([
  ['import{p as a}from"./chunk-B.js";import"./chunk-C.js";export{a as island};', 'let x;export{x as p,x as q};'],
  ['//# hint\nimport"./chunk-C.js";import{p}from"./chunk-B.js";export{p as island};//# map', 'let p;export{p,p as q};'],
])('a file that only hands on is folded into the one that has it: %s', (stub, chunk) => {
  const { files, code, found } = build(stub, chunk)
  expect(files).toEqual(['chunk-B.js'])
  expect(code).toMatch(/ as q,[px] as island\};$/)
  expect(found?.entryPoint).toBe('poll.ts')
  // What the entry needs besides is needed still.
  expect(found?.imports.map(({ path }) => path.slice(-10))).toEqual(['chunk-C.js'])
})

it('a file with code of its own stays', () => {
  const { files } = build('import{p as a}from"./chunk-B.js";a();export{a as island};', 'let x;export{x as p};')
  expect(files).toContain('poll-A.js')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileProbe } from './createFileProbe.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-root-'))
  mkdirSync(join(folder, 'public/a folder'), { recursive: true })
  for (const file of ['widgets.js', 'public/widgets.js', 'public/a folder/widgets.js'])
    writeFileSync(join(folder, file), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each(['/widgets.js', '/widgets.js?v=1#a', '/a%20folder/widgets.js', '/a folder/widgets.js', '/a/../widgets.js'])(
  'finds %s',
  (address) => {
    expect(createFileProbe(join(folder, 'public'))(address)).toBeUndefined()
  },
)

it.each([
  '/q/widgets.js',
  '/%zz/widgets.js',
  '/%00/widgets.js',
  // Below the root once a server has decoded it, above it as a path.
  '/%2e%2e%2fwidgets.js',
  '/..%2fwidgets.js',
])('finds no %s', (address) => {
  const root = join(folder, 'public')
  expect(createFileProbe(root)(address)).toBe(`is no file in ${root}`)
})

it.each(['widgets.js', '//cdn.example/widgets.js', 'https://cdn.example/widgets.js'])(
  'knows nothing of %s',
  (address) => {
    expect(createFileProbe(folder)(address)).toBeUndefined()
  },
)

it('knows nothing without a root', () => {
  expect(createFileProbe(undefined)('/nowhere/widgets.js')).toBeUndefined()
})

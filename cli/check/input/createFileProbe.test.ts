import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
  'the probe finds the file of %s',
  (address) => {
    expect(createFileProbe(join(folder, 'public'))(address, [])).toBeUndefined()
  },
)

it.each([
  '/q/widgets.js',
  '/%zz/widgets.js',
  '/%00/widgets.js',
  // Below the root once a server has decoded it, above it as a path.
  '/%2e%2e%2fwidgets.js',
  '/..%2fwidgets.js',
])('the probe finds no file of %s', (address) => {
  const root = join(folder, 'public')
  expect(createFileProbe(root)(address, [])?.message).toBe(`src: "${address}" is no file in ${root}`)
})

it.each(['widgets.js', '//cdn.example/widgets.js', 'https://cdn.example/widgets.js'])(
  'the probe does not look for %s',
  (address) => {
    expect(createFileProbe(folder)(address, [])).toBeUndefined()
  },
)

it('the probe does not look for a file without a root', () => {
  expect(createFileProbe(undefined)('/nowhere/widgets.js', [])).toBeUndefined()
})

describe('the chunks of a script', () => {
  const script =
    'var e={runtime:"runtime-a1",diagnose:"diagnose-b2",widgets:{ad:{load:"visible",files:"c3 forms-d4"},"article-list":{prefetch:"a/{id}",files:"e5"}}}'
  const put = (files: Record<string, string>) => {
    mkdirSync(join(folder, 'q/chunks'), { recursive: true })
    for (const [name, text] of Object.entries({ 'widgets.js': script, ...files }))
      writeFileSync(join(folder, 'q', name), text)
  }
  const all = { 'chunks/runtime-a1.js': '', 'chunks/diagnose-b2.js': '', 'chunks/article-list-e5.js': '' }

  it('are found beside it', () => {
    put(all)
    expect(createFileProbe(folder)('/q/widgets.js', ['article-list', 'nowhere'])).toBeUndefined()
  })

  it.each([
    ['a missing file', {}, 'chunks/runtime-a1.js could not be loaded: there is no such file beside /q/widgets.js'],
    [
      'a page in place of a file',
      { ...all, 'chunks/diagnose-b2.js': '<!doctype html>' },
      'chunks/diagnose-b2.js could not be loaded: the file is a page',
    ],
    [
      'a widget’s own file',
      { 'chunks/runtime-a1.js': '', 'chunks/diagnose-b2.js': '' },
      'chunks/article-list-e5.js could not be loaded: there is no such file beside /q/widgets.js',
    ],
  ])('are reported as missing: %s', (_, files, message) => {
    put(files)
    expect(createFileProbe(folder)('/q/widgets.js', ['article-list'])).toEqual({ id: 'missing-chunk', message })
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { notices, packageFolders } from './notices.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quiosc-notices-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts a package into the folder. @returns One of its sources. */
function install(name: string, files: Record<string, string>): string {
  const root = join(folder, 'node_modules', name)
  for (const [path, text] of Object.entries({ 'index.js': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return join(root, 'index.js')
}

const about = (name: string, others: object = {}) => ({
  'package.json': JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...others }),
})

it('the notices find the packages of sources, also scoped, nested and behind a plugin', () => {
  expect(
    packageFolders([
      'src/lib/nearest.ts',
      'node_modules/a/x.js',
      'node_modules/a/lib/y.js',
      'node_modules/@s/b/x.js',
      'node_modules/a/node_modules/@s/b/x.js',
      'inline-css:node_modules/c/style.css?inline',
    ]),
  ).toEqual(['node_modules/a', 'node_modules/@s/b', 'node_modules/a/node_modules/@s/b', 'node_modules/c'])
})

it('the notices list each package once, with its version and the text of its licence', () => {
  const b = install('b', { ...about('b'), 'license-mit': 'Text of b' })
  const a = install('@s/a', { ...about('@s/a'), 'LICENSE.md': 'Text of a', NOTICE: 'Notice of a' })
  const text = notices([b, a, b.replace('index.js', 'lib/other.js')])
  expect(text.split('='.repeat(80)).slice(1)).toEqual([
    '\n@s/a 1.0.0, MIT\n\nText of a\n\nNotice of a\n\n',
    '\nb 1.0.0, MIT\n\nText of b\n',
  ])
})

it('the notices fail for a package without the text of its licence, or without a licence', () => {
  expect(() => notices([install('a', about('a'))])).toThrow('a 1.0.0 is bundled, but has no text of its licence (MIT)')
  expect(() => notices([install('b', { ...about('b', { license: undefined }), LICENSE: 'Text' })])).toThrow(
    'b 1.0.0 is bundled, but names no licence',
  )
})

it('the notices have texts for packages that leave them out, as long as they name the same licence', () => {
  const name = '@formisch/react'
  expect(notices([install(name, about(name))])).toContain('Copyright (c) Fabian Hiller')
  expect(() => notices([install(name, about(name, { license: 'GPL-3.0' }))])).toThrow('(GPL-3.0)')
})

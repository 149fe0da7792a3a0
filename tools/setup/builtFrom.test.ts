import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint, forgetBuild, isBuilt, noteBuild } from './builtFrom.ts'

let root: string

/** @param time When it was written, in seconds since 1970. */
function write(path: string, time = 1) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
  utimesSync(file, time, time)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quiosc-built-'))
  for (const path of ['src/a.ts', 'widgets/poll/poll.css', 'package.json', 'dist/widgets.js']) write(path)
  noteBuild(fingerprint(root), root)
})
afterEach(() => rmSync(root, { recursive: true }))

it('a build is kept whose sources have not changed', () => {
  expect(isBuilt(root)).toBe(true)
  // None of it is built.
  for (const path of ['src/a.test.ts', 'docs/start.md', 'tests/poll.test.ts']) write(path)
  expect(isBuilt(root)).toBe(true)
})

it.each<[string, () => void]>([
  ['a source is written', () => write('src/a.ts', 2)],
  ['a source is added', () => write('src/b.ts')],
  ['a source is removed', () => rmSync(join(root, 'widgets/poll/poll.css'))],
  ['a setting is written', () => write('package.json', 2)],
  ['dist/ is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['a build has begun', () => forgetBuild(root)],
])('a build is made again once %s', (_, change) => {
  change()
  expect(isBuilt(root)).toBe(false)
})

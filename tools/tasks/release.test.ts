import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished, test } from 'vitest'

test('a release has the version, the changelog and the contract of its changesets', ({ expect }) => {
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of [
    'CHANGELOG.md',
    'docs/contract.json',
    '.changeset/config.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(path, join(folder, path))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const run = (program: string, ...args: string[]) => execFileSync(resolve(program), args, { cwd: folder })
  writeFileSync(join(folder, '.changeset/glad-boats.md'), `---\n'quiosc': major\n---\n\nPolls vote by themselves.\n`)

  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  run('node_modules/.bin/changeset', 'version')
  run('node_modules/.bin/node', resolve('tools/tasks/release.ts'))

  const released = JSON.parse(read('docs/contract.released.json'))
  const next = `${Number(JSON.parse(readFileSync('package.json', 'utf8')).version.split('.')[0]) + 1}.0.0`
  expect(JSON.parse(read('package.json')).version).toBe(next)
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(next)
  expect(released).toEqual({ version: next, contract: JSON.parse(read('docs/contract.json')) })
  expect(read('CHANGELOG.md')).toContain(`## ${next}\n\n### Major Changes\n\n- Polls vote by themselves.\n`)
  expect(readdirSync(join(folder, '.changeset'))).toEqual(['config.json'])
})

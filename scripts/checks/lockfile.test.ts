import { expect, it } from 'vitest'
import type { LockedPackage } from './lockfile.ts'
import { lockfileFindings } from './lockfile.ts'

const integrity = `sha512-${'a'.repeat(86)}==`

const problems = (entry: LockedPackage, allowScripts: Record<string, boolean> = {}) =>
  lockfileFindings({ packages: { '': {}, 'node_modules/a/node_modules/@s/b': entry } }, allowScripts).map(
    ({ problem }) => problem.replace('node_modules/a/node_modules/@s/b: ', ''),
  )

it('accepts packages of the registry with their checksums', () => {
  expect(problems({ version: '1.0.0', integrity })).toEqual([])
})

it.each<[string, LockedPackage, string]>([
  ['no checksum', {}, 'has no checksum'],
  ['no checksum for CI’s platform', { optional: true, os: ['linux'], cpu: ['x64'] }, 'has no checksum'],
  ['no checksum, though every machine needs it', { os: ['darwin'] }, 'has no checksum'],
  ['a weak checksum', { integrity: 'sha1-abc=' }, 'has a checksum that is no SHA-512'],
  [
    'an address',
    { integrity, resolved: 'git+ssh://git@example.com/b.git' },
    'comes from git+ssh://git@example.com/b.git, not from the registry by its name',
  ],
  ['a folder', { integrity, link: true }, 'is a link to a folder, not a package of the registry'],
  [
    'an install script',
    { integrity, hasInstallScript: true },
    'has a script for its installation, which `allowScripts` of package.json neither allows nor denies',
  ],
])('fails for a package with %s', (_, entry, problem) => {
  expect(problems(entry)).toEqual([problem])
})

it('accepts optional binaries of other platforms without a checksum', () => {
  expect(problems({ optional: true, os: ['darwin'], cpu: ['x64'] })).toEqual([])
  expect(problems({ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] })).toEqual([])
})

it.each([true, false])(
  'accepts a script that is decided on, and fails for a decision that nothing needs: %s',
  (allowed) => {
    expect(problems({ integrity, hasInstallScript: true }, { '@s/b': allowed })).toEqual([])
    expect(problems({ integrity }, { '@s/b': allowed })).toEqual([
      'decides on the script of @s/b, which has none: remove it from `allowScripts`',
    ])
  },
)

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Kept with what dist/ was built from; gone while a build runs, and after one that failed or only watches. */
const STAMP = '.cache/built-from.txt'

/** The folders that a build reads. */
export const builtFolders = [
  'src',
  'widgets',
  'cli',
  'preview',
  'server',
  'stage',
  'mocks',
  'newspaper',
  'tools',
  'stories',
] as const

/** The files that a build reads: tests are not among them. */
const inputs = [
  `{${builtFolders}}/**/*.*`,
  '{package,package-lock,tsconfig,tsconfig.types}.json',
  '{tsup.config.ts,docs/heights.md}',
]
const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path)

/** A text that differs once a file that a build reads has been written, added or removed. @param root The project's folder. */
export function fingerprint(root = '.'): string {
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((path) => !isTest(path))
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export const forgetBuild = (root = '.'): void => rmSync(join(root, STAMP), { force: true })

/** @param from The {@link fingerprint} of before the build, so that what has changed meanwhile is built again. */
export function noteBuild(from: string, root = '.'): void {
  const stamp = join(root, STAMP)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, from)
}

/** Whether dist/ is what a build would write. */
export const isBuilt = (root = '.'): boolean =>
  existsSync(join(root, 'dist/widgets.js')) &&
  existsSync(join(root, STAMP)) &&
  readFileSync(join(root, STAMP), 'utf8') === fingerprint(root)

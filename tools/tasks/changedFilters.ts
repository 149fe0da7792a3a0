import { execFileSync } from 'node:child_process'

/** The folders with tests, besides the widgets’ own and their stories. */
const elsewhere = [
  'bench/',
  'cli/',
  'mocks/',
  'newspaper/',
  'preview/',
  'tools/',
  'server/',
  'src/',
  'stage/',
  'stories/catalogue/',
  'stories/support/',
  'stories/ui/',
  'testing/',
  'tests/',
  // Some compare a schema with another widget's.
  '.schema.test.ts',
]

const linesOf = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from the last commit, or another one, new ones included. */
export const changedFiles = (since = 'HEAD'): string[] => [
  ...linesOf('diff', '--name-only', since),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
]

/**
 * Narrows `vitest --changed`. Every story starts the library with all widgets, and every view test can read the texts of all, so that each counts as one that
 * a change of any widget can break; but no widget imports another one.
 *
 * @param files The changed files.
 * @returns Parts of paths for vitest, without other widgets' tests and stories; none where something has changed that widgets share.
 */
export function changedFilters(files: readonly string[]): string[] {
  const widgets = new Set<string>()
  for (const file of files) {
    const [folder, name, ...rest] = file.split('/')
    // Written from a widget's states, and not imported by anything.
    const [, story] = /^stories\/([\w-]+)\.stories\.tsx$/.exec(file) ?? []
    const isText = !name && file.endsWith('.md')
    if (folder === 'widgets' && name && rest.length > 0) widgets.add(name)
    else if (story) widgets.add(story)
    else if (isText) continue
    else if (
      folder === 'src' ||
      folder === 'server' ||
      folder === 'stage' ||
      folder === 'stories' ||
      folder === 'testing' ||
      folder === 'widgets' ||
      folder === 'mocks' ||
      folder === 'newspaper' ||
      !name
    )
      return []
  }
  if (widgets.size === 0) return []
  return [...elsewhere, ...[...widgets].flatMap((name) => [`widgets/${name}/`, `stories/${name}`])]
}

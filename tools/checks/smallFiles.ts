import { importsOf } from './importsOf.ts'
import { codeIn, type Finding, isTest, linesOf, type Source } from './source.ts'

/** Lines from which on a file may have one importer. */
const LARGE = 15

/** Kinds of files that stand alone whatever their length: a build, a check or a person looks for them by their name. */
const STANDS_ALONE = /\.(?:schema|types|api|model|store|messages|states|widget)\.ts$/

/** Whether a test is called after the file: others happen to need it, and would find it where it is used. */
const isTestOf = (path: string, test: string) => test.replace(/\.test\.tsx?$/, '') === path.replace(/\.tsx?$/, '')

/** Small files that only one file imports: their few lines are read faster there (docs/contributing.md). A file that has a test of its own, or that is loaded on demand, stands alone. */
export function smallFileFindings(sources: readonly Source[]): Finding[] {
  const importers = new Map<string, { path: string; isDynamic: boolean }[]>()
  for (const source of sources) {
    if (!/\.tsx?$/.test(source.path)) continue
    for (const { target, kind } of importsOf(source)) {
      if (target === undefined) continue
      const known = importers.get(target) ?? []
      if (!known.some(({ path }) => path === source.path))
        importers.set(target, [...known, { path: source.path, isDynamic: kind === 'dynamic' }])
    }
  }
  return codeIn(sources, 'src', 'widgets').flatMap((source) => {
    const { path } = source
    if (isTest(path) || STANDS_ALONE.test(path) || linesOf(source) >= LARGE) return []
    const all = importers.get(path) ?? []
    if (all.some((importer) => isTestOf(path, importer.path))) return []
    const [only, ...others] = all.filter((importer) => !isTest(importer.path))
    if (!only || others.length > 0 || only.isDynamic) return []
    return [{ path, problem: `has ${linesOf(source)} lines and one importer: move it into ${only.path}` }]
  })
}

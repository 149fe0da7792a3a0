import { importsOf } from './importsOf.ts'
import type { Finding, Source } from './source.ts'

/** Whether Storybook loads the file by itself: its own settings, and the stories. */
const isRoot = (path: string) => path === '.storybook/preview.ts' || /^stories\/[^/]+\.stories\.tsx$/.test(path)

/** Whether the package works in a test alone: outside of one the module throws as it is loaded, and no story is shown. */
const isForTests = (specifier: string) => /^@?vitest(?:\/|$)/.test(specifier)

/** Findings for files that a story loads, through others too, and that only work in a test. In tests stories pass all the same. */
export function storybookFindings(sources: readonly Source[]): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const seen = new Set<string>()
  const waiting = sources.filter(({ path }) => isRoot(path))
  const findings: Finding[] = []
  for (const source of waiting) {
    const { path } = source
    if (seen.has(path) || !/\.tsx?$/.test(path)) continue
    seen.add(path)
    for (const { specifier, target, kind, line } of importsOf(source)) {
      if (kind === 'type') continue
      const next = target === undefined ? undefined : byPath.get(target)
      if (next) waiting.push(next)
      else if (isForTests(specifier))
        findings.push({
          path,
          line,
          problem: `may not import ${specifier}: Storybook shows stories where no test runs`,
        })
    }
  }
  return findings
}

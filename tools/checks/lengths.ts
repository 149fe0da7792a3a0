import { codeIn, type Finding, isTest, linesOf, type Source } from './source.ts'

/** Lines at most, in any file. */
const LIMIT = 300
/** Lines in the median of the library's own files, from which on it is too many. */
const MEDIAN = 80

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** A file is one concept: long files have to be split. The median only advises, because no single file is at fault. */
export function lengthFindings(sources: readonly Source[]): Finding[] {
  const long: Finding[] = sources.flatMap((source) => {
    if (!/\.(tsx?|css|mjs)$/.test(source.path) || source.path.startsWith('mocks/public/')) return []
    const lines = linesOf(source)
    return lines > LIMIT ? [{ path: source.path, problem: `has ${lines} lines: ${LIMIT} is the limit` }] : []
  })
  const own = codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))
  const middle = median(own.map(linesOf))
  if (middle < MEDIAN) return long
  return [
    ...long,
    {
      path: 'src and widgets',
      problem: `have a median of ${middle} lines: it should stay under ${MEDIAN}`,
      advice: true,
    },
  ]
}

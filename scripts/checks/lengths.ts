import { reportFindings } from './reportFindings.ts'
import type { Finding, Source } from './source.ts'
import { isTest, readSources } from './source.ts'

/** Lines at most, in any file. */
const LIMIT = 300
/** The median of the library's own files stays under this. */
const MEDIAN = 80

const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** A file is one concept: long files have to be split. */
export function lengthFindings(sources: readonly Source[]): Finding[] {
  const long = sources.flatMap((source) => {
    const lines = linesOf(source)
    return lines > LIMIT ? [{ path: source.path, problem: `has ${lines} lines: ${LIMIT} is the limit` }] : []
  })
  const own = sources.filter(({ path }) => /^(src|widgets)\/.*\.tsx?$/.test(path) && !isTest(path))
  const middle = median(own.map(linesOf))
  if (middle < MEDIAN) return long
  return [
    ...long,
    { path: 'src and widgets', problem: `have a median of ${middle} lines: it has to stay under ${MEDIAN}` },
  ]
}

if (import.meta.main) {
  const folders = '{src,widgets,cli,preview,mocks,stories,tests,bench,scripts,.storybook}'
  const sources = readSources(`${folders}/**/*.{ts,tsx,css,mjs}`)
  reportFindings(lengthFindings(sources.filter(({ path }) => !path.startsWith('mocks/public/'))))
}

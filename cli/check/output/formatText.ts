import type { ProblemLevel } from '../../../src/diagnosis/problems.ts'
import type { CheckReport, Finding } from '../CheckReport.types.ts'

const levels: readonly ProblemLevel[] = ['error', 'warning', 'note']

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

const line = ({ start, level, message, id }: Finding, width: number) =>
  `  ${`${start.line}:${start.column}`.padEnd(width)}  ${level.padEnd(7)}  ${message}  [${id}]`

/** For a person at a terminal: by file, one line a problem, and a sum. */
export function formatText({ checked, findings }: CheckReport): string {
  const files = checked === 1 ? '1 file' : `${checked} files`
  if (findings.length === 0) return `${files}, no problems`
  const blocks = [...new Set(findings.map(({ file }) => file))].map((file) => {
    const own = findings.filter((finding) => finding.file === file)
    const width = Math.max(...own.map(({ start }) => `${start.line}:${start.column}`.length))
    return [file, ...own.map((finding) => line(finding, width)), ''].join('\n')
  })
  const sums = levels.flatMap((level) => {
    const number = findings.filter((finding) => finding.level === level).length
    return number > 0 ? [count(number, level)] : []
  })
  return [...blocks, `${sums.join(', ')} in ${blocks.length} of ${files}`].join('\n')
}

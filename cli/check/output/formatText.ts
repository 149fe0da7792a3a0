import type { ProblemLevel } from '#islands/diagnosis/problems.ts'
import type { CheckReport, Finding } from '../CheckReport.types.ts'
import type { Position } from '../page/position.ts'

const levels: readonly ProblemLevel[] = ['error', 'warning', 'note']

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

const placeOf = ({ line, column }: Position) => `${line}:${column}`

const line = ({ start, level, message, id }: Finding, width: number) =>
  `  ${placeOf(start).padEnd(width)}  ${level.padEnd(7)}  ${message}  [${id}]`

/** For a person at a terminal, line by line: by file, one line a problem, and a sum. */
export function formatText({ checked, findings }: CheckReport): string[] {
  const files = checked === 1 ? '1 file' : `${checked} files`
  if (findings.length === 0) return [`${files}, no problems`]
  const byFile = new Map<string, Finding[]>()
  for (const finding of findings) {
    const own = byFile.get(finding.file)
    if (own) own.push(finding)
    else byFile.set(finding.file, [finding])
  }
  const blocks = [...byFile].flatMap(([file, own]) => {
    // Not `Math.max` of them all: a page may have more problems than a call may have arguments.
    const width = own.reduce((widest, { start }) => Math.max(widest, placeOf(start).length), 0)
    return [file, ...own.map((finding) => line(finding, width)), '']
  })
  const sums = levels.flatMap((level) => {
    const number = findings.filter((finding) => finding.level === level).length
    return number > 0 ? [count(number, level)] : []
  })
  return [...blocks, `${sums.join(', ')} in ${byFile.size} of ${files}`]
}

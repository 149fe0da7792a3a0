import type { OwnCheck } from './ownChecks.ts'
import type { Finding, Source } from './source.ts'

export interface CheckReport {
  /** One for each finding, with its check's name. */
  lines: readonly string[]
  /** Whether any finding is more than advice. */
  failed: boolean
}

const lineOf = (name: string, { path, line, problem, advice }: Finding) =>
  `${advice ? 'advice: ' : ''}${path}${line ? `:${line}` : ''} ${problem} (${name})`

/** Runs checks on the same sources, one after the other. Advice comes last. A check that throws fails, and the others still run. */
export async function runChecks(checks: readonly OwnCheck[], sources: readonly Source[]): Promise<CheckReport> {
  const lines: string[] = []
  const advice: string[] = []
  for (const { name, find } of checks) {
    try {
      for (const finding of await find(sources)) (finding.advice ? advice : lines).push(lineOf(name, finding))
    } catch (error) {
      lines.push(`${error instanceof Error ? error.stack : error} (${name})`)
    }
  }
  return { lines: [...lines, ...advice], failed: lines.length > 0 }
}

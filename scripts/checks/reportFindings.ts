import type { Finding } from './source.ts'

/** Prints a check's findings, one per line, and sets an exit code that fails CI. */
export function reportFindings(findings: readonly Finding[]): void {
  for (const { path, line, problem } of findings) console.error(`${path}${line ? `:${line}` : ''} ${problem}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

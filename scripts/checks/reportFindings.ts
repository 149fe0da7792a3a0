import type { Finding } from './source.ts'

/** Prints what a check found, one line each, and ends with a code that fails CI. */
export function reportFindings(findings: readonly Finding[]): void {
  for (const { path, line, problem } of findings) console.error(`${path}${line ? `:${line}` : ''} ${problem}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

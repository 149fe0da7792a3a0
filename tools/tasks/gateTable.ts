import type { GateResult } from './runGate.ts'

/** The results as a table, after the output of the failed gates and of those that advise. */
export function gateTable(results: readonly GateResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const told = results.filter(({ passed, advises, output }) => !passed || (advises && output !== ''))
  const details = told.map(({ name, output }) => `── ${name} ${'─'.repeat(width - name.length + 12)}\n${output}\n`)
  const rows = results.map(
    ({ name, passed, seconds }) =>
      `${name.padEnd(width)}  ${passed ? 'pass' : 'FAIL'}  ${seconds.toFixed(1).padStart(6)} s`,
  )
  return [...details, ...rows].join('\n')
}

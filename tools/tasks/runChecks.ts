import { gates } from './gates.ts'
import { gateTable } from './gateTable.ts'
import type { GateResult } from './runGate.ts'
import { runGates } from './runGates.ts'

/** Builds, runs every gate and prints the table. */
export async function runChecks(): Promise<readonly GateResult[]> {
  console.log('quiosc: building and checking')
  const results = await runGates(gates)
  console.log(`\n${gateTable(results)}\n`)
  return results
}

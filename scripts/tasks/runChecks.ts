import { gates } from './gates.ts'
import { gateTable } from './gateTable.ts'
import type { GateResult } from './runGate.ts'
import { runGates } from './runGates.ts'

/** Builds, as sizes are those of the built files, then runs every gate and prints the table. */
export async function runChecks(): Promise<readonly GateResult[]> {
  console.log('quiosc: building and checking')
  const built = await runGates([{ name: 'build', command: ['node', 'scripts/build.ts'] }])
  const results = [...built, ...(await runGates(gates))]
  console.log(`\n${gateTable(results)}\n`)
  return results
}

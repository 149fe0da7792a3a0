import { gates } from './gates.ts'
import { gateTable } from './gateTable.ts'
import type { GateResult } from './runGate.ts'
import { runGates } from './runGates.ts'

/** Builds, runs every gate and prints the table. @param onLastBegun Called when the last gate begins, with the library built. */
export async function runChecks(onLastBegun?: () => void): Promise<readonly GateResult[]> {
  console.log('quiosc: building and checking')
  const results = await runGates(gates, onLastBegun)
  console.log(`\n${gateTable(results)}\n`)
  return results
}

/** The checks for what can run beside the last of them. */
export function startChecks() {
  let begin: (() => void) | undefined
  const lastBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const results = runChecks(begin)
  // A check that cannot be run at all ends the wait too.
  return { results, lastBegun: Promise.race([results, lastBegun]) }
}

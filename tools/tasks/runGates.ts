import { inParallel } from './inParallel.ts'
import { type Gate, type GateResult, runGate } from './runGate.ts'

/** Milliseconds between two lines about what is still running. */
const PROGRESS_INTERVAL = 10_000

const AT_ONCE = 2

/**
 * Runs gates two at a time, in their order, reporting each as it ends.
 *
 * @param onLastBegun Called when the last gate begins: from then on others have a core to spare.
 * @returns The results in the gates' own order.
 */
export async function runGates(gates: readonly Gate[], onLastBegun = () => {}): Promise<GateResult[]> {
  const results: GateResult[] = []
  const running = new Set<string>()
  const begun = new Map<string, Promise<GateResult>>()
  const timer = setInterval(() => console.log(`  … ${[...running].join(', ')}`), PROGRESS_INTERVAL)
  await inParallel([...gates.entries()], AT_ONCE, async ([index, gate]) => {
    if (gate.after) await begun.get(gate.after)
    running.add(gate.name)
    const run = runGate(gate)
    begun.set(gate.name, run)
    if (begun.size === gates.length) onLastBegun()
    const result = await run
    running.delete(gate.name)
    results[index] = result
    console.log(`${result.passed ? '✓' : '✗'} ${gate.name} (${result.seconds.toFixed(1)} s)`)
  })
  clearInterval(timer)
  return results
}

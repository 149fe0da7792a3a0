import { inParallel } from './inParallel.ts'
import { type Gate, type GateResult, runGate } from './runGate.ts'

/** Milliseconds between two lines about what is still running. */
const LINE_EVERY = 10_000

/** Runs gates two at a time, in their order, reporting each as it ends. @returns The results in the gates' own order. */
export async function runGates(gates: readonly Gate[], atOnce = 2): Promise<GateResult[]> {
  const results: GateResult[] = []
  const running = new Set<string>()
  const begun = new Map<string, Promise<GateResult>>()
  const timer = setInterval(() => console.log(`  … ${[...running].join(', ')}`), LINE_EVERY)
  await inParallel([...gates.entries()], atOnce, async ([index, gate]) => {
    if (gate.after) await begun.get(gate.after)
    running.add(gate.name)
    const run = runGate(gate)
    begun.set(gate.name, run)
    const result = await run
    running.delete(gate.name)
    results[index] = result
    console.log(`${result.passed ? '✓' : '✗'} ${gate.name} (${result.seconds.toFixed(1)} s)`)
  })
  clearInterval(timer)
  return results
}

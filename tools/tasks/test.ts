import { changedFiles, changedFilters } from './changedFilters.ts'
import { startChecks } from './runChecks.ts'
import { runTests } from './runTests.ts'
import { verdictLines } from './verdictLines.ts'

/** `npm test`, `npm test -- --changed`, and with other arguments, which go to vitest, tests alone. See docs/testing.md. */
const args = process.argv.slice(2)
const isWhole = args.length === 0
const isChanged = args.length === 1 && args[0] === '--changed'
const isGate = isWhole || isChanged

// vitest needs one core for the seconds in which it starts: the last check has the other one.
const checks = isGate ? startChecks() : undefined
await checks?.lastBegun
const filters = isChanged ? changedFilters(changedFiles()) : []
const verdict = await runTests({ args: [...filters, ...args], folder: '.cache/test', withSecondLook: isGate })
// A failed check stops nothing, so that one run shows all that fails.
const missed = ((await checks?.results) ?? []).filter(({ passed }) => !passed).map(({ name }) => name)
for (const line of verdictLines(verdict, missed)) console.log(line)
process.exitCode = verdict.isGreen && missed.length === 0 ? 0 : 1

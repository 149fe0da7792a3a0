import { spawnSync } from 'node:child_process'
import { runChecks } from './runChecks.ts'
import { runTests } from './runTests.ts'
import { verdictLines } from './verdictLines.ts'

/** Visits of pages with hostile input, with each policy. */
const VISITS = 12

const command = (...args: [string, ...string[]]) => {
  const [program, ...rest] = args
  return spawnSync(program, rest, { stdio: 'inherit' }).status === 0
}

/** The stages that guard a release, besides `npm test` (docs/testing.md, “Three tiers”), in this order. */
const stages: readonly { name: string; run: () => boolean | Promise<boolean> }[] = [
  { name: 'the build and the checks', run: async () => (await runChecks()).every(({ passed }) => passed) },
  {
    name: 'all tests, with every page, language, reader and state',
    async run() {
      const verdict = await runTests({ args: [], folder: '.cache/proof', withSecondLook: true })
      for (const line of verdictLines(verdict, [])) console.log(line)
      return verdict.isGreen
    },
  },
  { name: 'hostile input on pages', run: () => command('node', 'tools/tasks/corpus.ts', String(VISITS)) },
  { name: 'walks', run: () => command('node', 'tools/tasks/walk.ts') },
  { name: 'other browsers', run: () => command('node', 'tools/tasks/browsers.ts') },
  { name: 'looks', run: () => command('node', 'tools/tasks/visual.ts') },
]

// Tests read it: they take all their cases.
process.env.TIER = 'proof'

const lines: string[] = []
for (const [index, { name, run }] of stages.entries()) {
  console.log(`\nquiosc: proof, ${index + 1} of ${stages.length}: ${name}`)
  const start = performance.now()
  const passed = await run()
  if (!passed) process.exitCode = 1
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  lines.push(`quiosc: ${passed ? 'passed' : 'FAILED'}: ${name} (${minutes} min)`)
}
console.log(`\n${lines.join('\n')}`)
console.log(process.exitCode ? 'quiosc: the proof has failed' : 'quiosc: the proof is through')

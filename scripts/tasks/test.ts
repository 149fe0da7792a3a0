import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { readTestSummary } from './readTestSummary.ts'
import { runChecks } from './runChecks.ts'

const folder = '.cache/test'
const summaryFile = `${folder}/summary.json`

/** Milliseconds between two progress lines: a single file of stories takes a minute. */
const LINE_EVERY = 15_000

async function runVitest(args: readonly string[]): Promise<boolean> {
  const child = spawn('vitest', ['run', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_SUMMARY: summaryFile },
  })
  const startedAt = performance.now()
  const printProgress = () => console.log(`quiosc: testing … ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const timer = setInterval(printProgress, LINE_EVERY)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  return code === 0
}

/**
 * Runs everything that CI runs; with arguments, which go to vitest, only tests. Continues after a failure, so that one run
 * shows all failures.
 */
async function main(args: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const checks = args.length === 0 ? await runChecks() : []
  const missed = checks.filter(({ passed }) => !passed)

  console.log('quiosc: testing')
  const green = await runVitest(args)
  const { passed, failures } = readTestSummary(summaryFile) ?? { passed: 0, failures: [] }
  for (const { name } of missed) console.log(`quiosc: failed: ${name}`)
  for (const { file, test } of failures) console.log(`quiosc: failed: ${test ? `${file} > ${test}` : file}`)
  // Any other reason for vitest's exit code counts as a failure too, or the last line would be wrong.
  const unseen = !green && failures.length === 0 ? 1 : 0
  const failed = failures.length + missed.length + unseen
  console.log(`\nquiosc: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main(process.argv.slice(2))

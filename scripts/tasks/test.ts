import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { readTestCount } from './countTests.ts'
import { runChecks } from './runChecks.ts'

const folder = '.cache/test'
const report = `${folder}/report.json`

/** Milliseconds between two lines that say it goes on: a file of stories alone takes a minute. */
const LINE_EVERY = 15_000

async function runVitest(args: readonly string[]): Promise<boolean> {
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn('vitest', [...options, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const begun = performance.now()
  const tell = () => console.log(`quiosc: testing … ${Math.round((performance.now() - begun) / 1000)} s`)
  const timer = setInterval(tell, LINE_EVERY)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  return code === 0
}

/**
 * Everything that CI asks; given arguments they are vitest's, and only tests run. Goes on after a failure, so that one run
 * tells all there is to mend.
 */
async function main(args: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const checks = args.length === 0 ? await runChecks() : []
  const missed = checks.filter(({ passed }) => !passed)

  console.log('quiosc: testing')
  const green = await runVitest(args)
  const count = readTestCount(report) ?? { passed: 0, failed: 1 }
  for (const { name } of missed) console.log(`quiosc: not passed: ${name}`)
  // An error outside any test ends vitest with a code and no failed test: count it, or the last line would lie.
  const unseen = !green && count.failed === 0 ? 1 : 0
  const failed = count.failed + missed.length + unseen
  console.log(`\nquiosc: ${count.passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main(process.argv.slice(2))

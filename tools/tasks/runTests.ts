import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeRun, type RunVerdict } from './judgeRun.ts'
import { readTestSummary } from './readTestSummary.ts'

/** Milliseconds between two progress lines: a single file of stories takes a minute. */
const PROGRESS_INTERVAL = 15_000

/** With more failures than this none runs again: the run has failed anyway, and a second look would take long. */
const MAX_RERUNS = 50

export interface RunOptions {
  /** For vitest, as on its command line. */
  args: readonly string[]
  /** The folder for the summaries; emptied first. */
  folder: string
  /** Whether failed tests are run once more, alone. */
  withSecondLook: boolean
  /** vitest's configuration, when it is not the project's own. */
  config?: string
}

async function runCommand(title: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  console.log(`quiosc: ${title}`)
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  const startedAt = performance.now()
  const printProgress = () => console.log(`quiosc: ${title} … ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const timer = setInterval(printProgress, PROGRESS_INTERVAL)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  return code === 0
}

/**
 * Runs vitest, and then the failed tests once more, alone (docs/testing.md, “A second look”). Writes `summary.json`, `second.json` where there was a
 * second look, and `unstable.json` into the folder.
 */
export async function runTests({ args, folder, withSecondLook, config }: RunOptions): Promise<RunVerdict> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [first, second] = [join(folder, 'summary.json'), join(folder, 'second.json')]
  const ended = await runCommand('testing', 'vitest', ['run', ...(config ? ['--config', config] : []), ...args], {
    TEST_SUMMARY: first,
  })
  const run = readTestSummary(first) ?? { passed: 0, failures: [] }
  // An exit code without a failed test counts as a failure too: vitest itself has failed.
  if (!ended && run.failures.length === 0)
    return judgeRun({ ...run, failures: [{ file: 'vitest', messages: ['ended with an error, see above'] }] })

  const canRerun = run.failures.some(({ source }) => source)
  if (withSecondLook && canRerun && run.failures.length <= MAX_RERUNS) {
    const secondLook = ['tools/tasks/secondLook.ts', '--summary', first, '--output', second]
    await runCommand(
      `running ${run.failures.length} failed tests again, alone`,
      'node',
      [...secondLook, ...(config ? ['--config', config] : [])],
      // It writes its summary to `--output`.
      { TEST_SUMMARY: '' },
    )
  }
  const verdict = judgeRun(run, readTestSummary(second))
  writeFileSync(join(folder, 'unstable.json'), JSON.stringify(verdict.unstable, undefined, 2))
  return verdict
}

import { spawnSync } from 'node:child_process'
import { formatStep, listSteps } from '../setup/fixSteps.mjs'
import { fixReport, readDigests } from './fixReport.ts'

/** `npm run fix`: what follows from the widgets' folders, and automatic fixes. */
function main(args: readonly string[]): number {
  const before = readDigests()
  for (const [command, ...options] of [...listSteps, [...formatStep, '.', ...args] as const]) {
    const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) return status ?? 1
  }
  console.log(fixReport(before, readDigests()))
  return 0
}

process.exitCode = main(process.argv.slice(2))

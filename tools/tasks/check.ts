import { runChecks } from './runChecks.ts'

const results = await runChecks()
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

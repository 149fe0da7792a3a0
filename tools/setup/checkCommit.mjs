import { readFileSync } from 'node:fs'
import { subjectProblem } from './commitSubject.mjs'

// Run by `tools/hooks/commit-msg`, with the file of the message.
const problem = subjectProblem(readFileSync(process.argv[2], 'utf8'))
if (problem) console.error(problem)
process.exitCode = problem ? 1 : 0

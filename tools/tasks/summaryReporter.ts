import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { TestFailure, TestSummary } from './TestSummary.ts'

type Thrown = readonly { message: string }[]

/** The parts of vitest's module that a summary needs. */
type RunModule = Pick<TestModule, 'errors' | 'state' | 'moduleId'> & {
  project: { name: string }
  relativeModuleId: string
  children: {
    allTests(): Iterable<{ id: string; fullName: string; result(): { state: string; errors?: Thrown | undefined } }>
  }
}

const messagesOf = (errors: Thrown | undefined) => (errors ?? []).map(({ message }) => message)

/** A file that failed though none of its tests did is one failure: it could not be loaded, so its tests never ran. */
export function summarize(modules: readonly RunModule[], unhandled: Thrown): TestSummary {
  let passed = 0
  const failures: TestFailure[] = []
  for (const module of modules) {
    const file = `${module.project.name} ${module.relativeModuleId}`
    const source = { project: module.project.name, moduleId: module.moduleId }
    const before = failures.length
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'passed') passed++
      if (state === 'failed')
        failures.push({
          file,
          test: test.fullName,
          messages: messagesOf(errors),
          source: { ...source, testId: test.id },
        })
    }
    if (module.state() === 'failed' && failures.length === before) {
      failures.push({ file, messages: messagesOf(module.errors()), source })
    }
  }
  const outside = unhandled.map(({ message }) => ({ file: 'outside of any test', messages: [message] }))
  return { passed, failures: [...failures, ...outside] }
}

/** Writes the summary for `npm test` when the run has ended. */
export const summaryReporter = (file: string): Reporter => ({
  onTestRunEnd(modules, unhandled) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(summarize(modules, unhandled), undefined, 2))
  },
})

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { readTestSummary } from './readTestSummary.ts'
import { summarize } from './summaryReporter.ts'

/** Runs the failed tests of a summary again, with one worker and nothing beside them, and writes a summary of that. */
const { values } = parseArgs({
  options: { summary: { type: 'string' }, output: { type: 'string' }, config: { type: 'string' } },
})
const { summary, output, config } = values
if (!summary || !output) throw new Error('usage: secondLook.ts --summary FILE --output FILE [--config FILE]')

const files = new Map<string, { project: string; moduleId: string; testIds: string[] | undefined }>()
for (const { source } of readTestSummary(summary)?.failures ?? []) {
  if (!source) continue
  const { project, moduleId, testId } = source
  const key = `${project} ${moduleId}`
  const known = files.get(key) ?? { project, moduleId, testIds: [] }
  files.set(key, { ...known, testIds: testId && known.testIds ? [...known.testIds, testId] : undefined })
}

// As vitest's own command sets them: Storybook's plugin reads them.
Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' })

const vitest = await createVitest({
  run: true,
  watch: false,
  maxWorkers: 1,
  fileParallelism: false,
  reporters: ['default'],
  ...(config ? { config } : {}),
})
try {
  // Prepares the reporters.
  await vitest.standalone()
  const specifications = [...files.values()].map(({ project, moduleId, testIds }) => {
    const found = vitest.projects.find(({ name }) => name === project)
    if (!found) throw new Error(`There is no project “${project}”.`)
    return found.createSpecification(moduleId, testIds ? { testIds } : undefined)
  })
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // vitest types what was thrown as unknown; what it hands over are serialized errors.
  const thrown = unhandledErrors as readonly { message: string }[]
  writeFileSync(output, JSON.stringify(summarize(testModules, thrown), undefined, 2))
} finally {
  await vitest.close()
}
// A browser that does not end must not keep the run from ending.
process.exit()

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { corpusCounts, REPORT } from './corpus/report.ts'
import { SHORT_RUN, visitAll } from './corpus/runCorpus.ts'

it.each([
  ['the strict policy', true],
  ['no policy', false],
])('nothing that comes in runs, leads away, asks a foreign host or changes a prototype, with %s', async (_, strict) => {
  const { harms, pairs, reached } = await visitAll(SHORT_RUN, strict)
  expect(harms).toEqual([])
  // So much was tried: a page on which nothing mounts would be harmless too.
  expect(reached.get('answers')).toBeGreaterThan(300)
  expect([...pairs.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1000)
})

it('the report has the payloads and places that there are; `npm run corpus` writes it', async () => {
  expect(readFileSync(REPORT, 'utf8')).toContain(await corpusCounts())
})

import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { REPORT } from '#tests/corpus/report.ts'
import { startSite } from '#tests/support/site.ts'
import { UNANSWERED } from '#tests/walk/takeSteps.ts'
import { walk } from '#tests/walk/walk.ts'
import { walkConversation } from '#tests/walk/walkConversation.ts'
import { launchOptions } from '../chromium.mjs'
import { inParallel } from './inParallel.ts'
import { replaceSection } from './replaceSection.ts'
import { type WalkRow, walkText } from './walkReport.ts'

/** The length of each kind of walk when nothing else is asked for: half an hour on two cores, so that it is taken before each release. */
const walks = {
  anywhere: { walk, seeds: 2, steps: 1_500 },
  conversation: { walk: walkConversation, seeds: 6, steps: 30 },
}

/**
 * `npm run walk -- --seed 7 --steps 500 --engine lite --kind anywhere`; `--seeds 20` takes the first twenty; all of both kinds on both engines without them. Whole
 * rows are written to docs/reliability.md.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    steps: { type: 'string' },
    engine: { type: 'string' },
    kind: { type: 'string' },
  },
})

const kinds = (['anywhere', 'conversation'] as const).filter((one) => one === (values.kind ?? one))
const engines = (['react', 'lite'] as const).filter((one) => one === (values.engine ?? one))
const all = kinds.flatMap((kind) => {
  const { steps } = walks[kind]
  const seeds = Number(values.seeds ?? walks[kind].seeds)
  const chosen = values.seed ? [Number(values.seed)] : Array.from({ length: seeds }, (_, index) => index + 1)
  return engines.map((engine) => {
    const row: WalkRow = {
      kind,
      engine,
      seeds: chosen.length,
      steps: Number(values.steps ?? steps),
      findings: 0,
      unanswered: 0,
    }
    return { row, seeds: chosen }
  })
})

const browser = await chromium.launch(launchOptions())
const site = await startSite()
let done = 0
const single = all.flatMap(({ row, seeds }) => seeds.map((seed) => ({ row, seed })))

async function take({ row, seed }: { row: WalkRow; seed: number }): Promise<void> {
  const { kind, engine, steps } = row
  const start = performance.now()
  const { findings, taken } = await walks[kind].walk({ browser, url: site.url, engine, seed, steps })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const place = `${++done} of ${single.length}`
  console.log(`${place}: ${kind}, ${engine}, seed ${seed}: ${steps} steps in ${seconds} s, ${findings.length} findings`)
  row.findings += findings.length
  row.unanswered += taken.filter((step) => step.endsWith(UNANSWERED)).length
  for (const finding of findings) console.log(`- ${finding}`)
  if (findings.length === 0) return
  process.exitCode = 1
  console.log(`  Again: npm run walk -- --kind ${kind} --engine ${engine} --seed ${seed} --steps ${steps}`)
}

try {
  await inParallel(single, availableParallelism(), take)
  if (!values.seed && !values.steps) {
    const document = readFileSync(REPORT, 'utf8')
    const rows = all.map(({ row }) => row)
    writeFileSync(REPORT, replaceSection(document, 'Random use', walkText(document, rows)))
  }
} finally {
  await browser.close()
  await site.close()
}

import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { startSite } from '../../tests/support/site.ts'
import { walk } from '../../tests/walk/walk.ts'
import { walkConversation } from '../../tests/walk/walkConversation.ts'
import { launchOptions } from '../chromium.mjs'

/** What each kind of walk is when nothing else is asked for. */
const walks = {
  anywhere: { walk, seeds: 3, steps: 2_000 },
  conversation: { walk: walkConversation, seeds: 20, steps: 30 },
}

/** `npm run walk -- --seed 7 --steps 500 --engine lite --kind anywhere`; all of both kinds on both engines without them. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    engine: { type: 'string' },
    kind: { type: 'string' },
  },
})

const browser = await chromium.launch(launchOptions())
const site = await startSite()
try {
  for (const [kind, preset] of Object.entries(walks)) {
    if (kind !== (values.kind ?? kind)) continue
    const steps = Number(values.steps ?? preset.steps)
    const seeds = values.seed ? [Number(values.seed)] : Array.from({ length: preset.seeds }, (_, index) => index + 1)
    for (const engine of (['react', 'lite'] as const).filter((one) => one === (values.engine ?? one))) {
      for (const seed of seeds) {
        const start = performance.now()
        const { findings } = await preset.walk({ browser, url: site.url, engine, seed, steps })
        const seconds = ((performance.now() - start) / 1000).toFixed(0)
        console.log(`${kind}, ${engine}, seed ${seed}: ${steps} steps in ${seconds} s, ${findings.length} findings`)
        for (const finding of findings) console.log(`- ${finding}`)
        if (findings.length === 0) continue
        process.exitCode = 1
        console.log(`  Again: npm run walk -- --kind ${kind} --engine ${engine} --seed ${seed} --steps ${steps}`)
      }
    }
  }
} finally {
  await browser.close()
  await site.close()
}

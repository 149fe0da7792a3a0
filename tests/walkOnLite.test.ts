import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { launchOptions } from '../scripts/chromium.mjs'
import { openSite } from './support/site.ts'
import { STEPS, WALK_MS } from './walk/lengthInTests.ts'
import { walk } from './walk/walk.ts'

// A file of its own, so that another worker can take the walk on React.
it('ends without a finding where a reader does anything at all, on lite', { timeout: WALK_MS }, async () => {
  const browser = await chromium.launch(launchOptions())
  try {
    const { url } = await openSite()
    const { findings } = await walk({ browser, url, engine: 'lite', seed: 21, steps: STEPS })
    expect(findings).toEqual([])
  } finally {
    await browser.close()
  }
})

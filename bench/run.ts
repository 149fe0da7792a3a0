import { chromium } from 'playwright'
import { startSite } from '#tests/support/site.ts'
import { launchOptions } from '#tools/chromium.mjs'
import { comparePages } from './comparePages.ts'
import { measureCheck } from './measureCheck.ts'
import { measureComments } from './measureComments.ts'
import { measureFront } from './measureFront.ts'
import { measureHeader } from './measureHeader.ts'
import { measureLive } from './measureLive.ts'
import { measureProfile } from './measureProfile.ts'
import { measureServer } from './measureServer.ts'
import { measureTheme } from './measureTheme.ts'

/** Runs per page; `BENCH_RUNS` overrides it. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7)

const benches = {
  pages: comparePages,
  comments: measureComments,
  profile: measureProfile,
  header: measureHeader,
  theme: measureTheme,
  front: measureFront,
  live: measureLive,
  check: measureCheck,
  server: measureServer,
}

/** `npm run bench -- profile` runs one of them alone. */
const [, , only] = process.argv
if (only !== undefined && !Object.hasOwn(benches, only)) {
  throw new Error(`There is no bench “${only}”; use one of ${Object.keys(benches).join(', ')}.`)
}

const browser = await chromium.launch(launchOptions())
const newspaper = await startSite(11)
try {
  for (const [name, run] of Object.entries(benches)) {
    if (only === undefined || only === name) await run(browser, newspaper.url, RUNS)
  }
} finally {
  await browser.close()
  await newspaper.close()
}

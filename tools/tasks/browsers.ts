import { parseArgs } from 'node:util'
import { otherBrowsers } from '../otherBrowsers.mjs'
import { runTests } from './runTests.ts'
import { verdictLines } from './verdictLines.ts'

/** `npm run browsers -- --browser webkit --engine lite poll`: the newspaper in browsers other than Chromium; what follows the options goes to vitest. */
const { values, positionals } = parseArgs({
  options: { browser: { type: 'string' }, engine: { type: 'string' }, test: { type: 'string', short: 't' } },
  allowPositionals: true,
})
const { browser = '', engine = '', test } = values
if (browser && !Object.hasOwn(otherBrowsers, browser)) throw new Error(`--browser is firefox or webkit, not ${browser}`)
if (engine && !/^(react|lite)$/.test(engine)) throw new Error(`--engine is react or lite, not ${engine}`)

const asked = Object.entries(otherBrowsers).filter(([name]) => !browser || name === browser)
const missing = asked.filter(([, { isThere }]) => !isThere()).map(([, { title }]) => title)
// Tests read them (tests/browsers/chosen.ts).
Object.assign(process.env, { BROWSERS_NAME: browser, BROWSERS_ENGINE: engine })

if (missing.length < asked.length) {
  const verdict = await runTests({
    args: [...(test ? ['-t', test] : []), ...positionals],
    folder: '.cache/browsers',
    withSecondLook: test === undefined && positionals.length === 0,
    config: 'tests/browsers/browsers.config.ts',
  })
  for (const line of verdictLines(verdict, [])) console.log(line)
  if (!verdict.isGreen) process.exitCode = 1
}
// A browser that is not installed has not passed.
if (missing.length > 0) {
  console.log(`quiosc: not run, because it is not installed: ${missing.join(', ')}`)
  process.exitCode = 1
}

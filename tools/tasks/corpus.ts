import { readFileSync, writeFileSync } from 'node:fs'
import { HEADING, REPORT, reportText } from '#tests/corpus/report.ts'
import { parseSome, visitAll } from '#tests/corpus/runCorpus.ts'
import { replaceSection } from './replaceSection.ts'

/** `npm run corpus`: every payload in every field, then pages with payloads everywhere, and writes docs/reliability.md. Takes some minutes. */
const VISITS = Number(process.argv[2] ?? 40)

const parsed = await parseSome(1)
const strict = await visitAll(VISITS, true)
const without = await visitAll(VISITS, false)
writeFileSync(
  REPORT,
  replaceSection(readFileSync(REPORT, 'utf8'), HEADING, await reportText({ parsed, strict, without })),
)
const harms = [...parsed.harms, ...strict.harms, ...without.harms]
for (const harm of harms) console.log(JSON.stringify(harm))
console.log(`quiosc: ${REPORT}, ${harms.length} harms`)
process.exit(harms.length === 0 ? 0 : 1)

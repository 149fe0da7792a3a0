import { parseArgs } from 'node:util'
import { personaNames } from '#mocks/backend/personas.ts'
import { catalogue } from '#preview/catalogue/catalogue.ts'
import { turnStates } from '#tests/preview/turnStates.ts'
import { engines, startSite } from '#tests/support/site.ts'
import { inParallel } from './inParallel.ts'

/** Pages that work at a time: each waits for timers for a part of its time. */
const PAGES = 4

/** `npm run preview:product -- --engine lite --entry comments --persona banned`: shows every state to every persona; without names all of them, on React. */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'react' },
    entry: { type: 'string', multiple: true },
    persona: { type: 'string' },
  },
})
const script = engines.find(({ engine }) => engine === values.engine)?.script ?? ''
if (!script) throw new Error(`unknown engine "${values.engine}"`)
const personas = personaNames.filter((name) => name === (values.persona ?? name))
const size = ({ states }: (typeof catalogue)[number]) => Object.keys(states).length
// The longest first, so that no page is left alone with it.
const entries = catalogue.filter(({ id }) => values.entry?.includes(id) ?? true).toSorted((a, b) => size(b) - size(a))
if (personas.length * entries.length === 0) throw new Error('no such persona, or no such entry of the catalogue')

const start = performance.now()
const total = { shown: 0, withoutStep: 0, findings: 0 }
const site = await startSite()

await inParallel(entries, PAGES, async (entry) => {
  const { shown, withoutStep, findings } = await turnStates({
    url: site.url,
    script,
    entries: [entry],
    readers: personas,
  })
  total.shown += shown
  total.withoutStep += withoutStep
  total.findings += findings.length
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${entry.id}: ${shown} shown, ${withoutStep} without a step, ${findings.length} findings (${seconds} s)`)
  for (const finding of findings) console.log(`- ${finding}`)
})
console.log(
  `quiosc: ${total.shown + total.withoutStep} choices on ${values.engine}, ${total.shown} shown, ${total.withoutStep} without a step that the reader has, ${total.findings} findings`,
)
process.exit(total.findings === 0 ? 0 : 1)

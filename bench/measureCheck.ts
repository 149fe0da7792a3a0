import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rightTemplates } from '#cli/check/testing/rightTemplates.ts'
import { comparedWith } from './statistics.ts'

const TEMPLATES = 1000
/** The most that all of them may take, in milliseconds. */
const ALL_MS = 5000

/** The markup around a template's marker: a hundred lines of a page, with placeholders of each kind. */
const around = Array.from(
  { length: 50 },
  (_, index) =>
    `<li class="item {{ kind }}">{% if a %}<a href="{{ url_${index} }}">{{ "Item"|trans }}</a>{% endif %}</li>\n`,
).join('')

/** `npx quiosc check` on a thousand templates, as a whole process. */
export async function measureCheck(_browser: unknown, _url: string, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-templates-'))
  try {
    for (let index = 0; index < TEMPLATES; index++) {
      const { template = '' } = rightTemplates[index % rightTemplates.length] ?? {}
      writeFileSync(join(folder, `template-${index}.twig`), around + template + around)
    }
    const times: number[] = []
    while (times.length < runs) {
      const start = performance.now()
      spawnSync(process.execPath, ['dist/cli/quiosc.js', 'check', folder])
      times.push(performance.now() - start)
    }
    console.log(`\n\`quiosc check\` on ${TEMPLATES} templates, in ms: ${comparedWith(times, ALL_MS)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Baselines } from './Baselines.ts'

const FOLDER = 'stories/baselines'

/** All baselines of the project. */
export function readBaselines(folder = FOLDER): Baselines {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Writes the files of those baselines; other files stay. */
export function writeBaselines(baselines: Baselines, folder = FOLDER): void {
  for (const [group, stories] of Object.entries(baselines)) {
    const sorted = Object.fromEntries(Object.entries(stories).sort(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(join(folder, `${group}.json`), `${JSON.stringify(sorted, undefined, 2)}\n`)
  }
}

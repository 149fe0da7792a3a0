import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.cache/minified'
const WEEK = 7 * 24 * 60 * 60 * 1000

function readEntry(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    utimesSync(file, new Date(), new Date())
    return text
  } catch {
    return undefined
  }
}

/**
 * Minifying is most of a build, and most files are as they were in the last one.
 *
 * @param inputs All that the result depends on, the tool's version included.
 * @returns What `make` returned for the same inputs in an earlier build, or does now. It must be JSON.
 */
export async function cached<Result>(inputs: unknown, make: () => Promise<Result>, folder = FOLDER): Promise<Result> {
  const file = join(folder, createHash('sha256').update(JSON.stringify(inputs)).digest('hex'))
  const known = readEntry(file)
  if (known !== undefined) return JSON.parse(known)
  const result = await make()
  mkdirSync(folder, { recursive: true })
  // A build that is interrupted leaves no half of an entry, and two engines may write the same one.
  const draft = `${file}.${process.pid}-${Math.random()}`
  writeFileSync(draft, JSON.stringify(result))
  renameSync(draft, file)
  return result
}

/** Removes what no build has used for a week. */
export function pruneCache(now = Date.now(), folder = FOLDER): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (now - statSync(file).mtimeMs > WEEK) rmSync(file, { force: true })
  }
}

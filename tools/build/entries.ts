import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { widgetNames } from './messages.ts'
import { openers, reach, type SharedModules, sharedImports } from './sharedChunks.ts'

const FOLDER = '.cache/entries'

/** What the bundler starts from, by name. */
export interface ChunkEntries {
  runtime: string
  widgets: Record<string, string>
  /** One for each shared file, so that two files that the same widgets load stay two. */
  shared: Record<string, string>
}

export const isOwnEntry = (path: string) => path.startsWith(`${FOLDER}/`)

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function writeEntry(name: string, lines: readonly string[]): string {
  const file = `${FOLDER}/${name}.ts`
  const text = `${lines.join('\n')}\n`
  // The other engine's thread may be reading it, so that it is left alone where it is right.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return file
}

/**
 * Writes the entries: a widget's exports its island under the name that the loader expects, and each imports the shared files that it needs as a
 * whole.
 */
export function writeEntries(shared: SharedModules): ChunkEntries {
  mkdirSync(`${FOLDER}/shared`, { recursive: true })
  const runtime = writeEntry('runtime', [
    ...shared.runtime.map(reach),
    `export { createRuntime } from '../../src/islands/runtime/createRuntime.ts'`,
  ])
  const widgets = widgetNames().map((name) => {
    const island = `export { ${camel(name)}Island as island } from '../../widgets/${name}/${name}.island.tsx'`
    return [name, writeEntry(name, [...sharedImports(shared, name), island])]
  })
  const files = shared.groups.map(({ name, modules }) => [
    name,
    writeEntry(`shared/${name}`, [...openers(shared, name), ...modules.map(reach)]),
  ])
  return { runtime, widgets: Object.fromEntries(widgets), shared: Object.fromEntries(files) }
}

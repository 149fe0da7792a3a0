import { mkdirSync, writeFileSync } from 'node:fs'
import { widgetNames } from './messages.ts'
import type { ChunkEntries, SharedModules } from './sharedChunks.ts'
import { sharedImports } from './sharedChunks.ts'

const FOLDER = '.cache/entries'

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An entry a widget: it gives its island the one name that the loader knows and, once that is known, reaches what is shared. */
export function writeEntries(shared?: SharedModules): ChunkEntries {
  mkdirSync(FOLDER, { recursive: true })
  const widgets = widgetNames().map((name) => {
    const file = `${FOLDER}/${name}.ts`
    const lines = [
      ...(shared ? sharedImports(shared, name) : []),
      `export { ${camel(name)}Island as island } from '../../widgets/${name}/${name}.island.tsx'`,
    ]
    writeFileSync(file, `${lines.join('\n')}\n`)
    return [name, file] as const
  })
  return { runtime: 'src/island/createRuntime.ts', widgets: Object.fromEntries(widgets) }
}

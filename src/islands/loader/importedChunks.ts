import type { Chunks } from './chunks.ts'
import { loadChunk } from './loadChunk.ts'
import { textsName } from './textsName.ts'

/** For each chunk, by name, an `import()` of a fixed address: `poll`, its texts as `poll.ca`, `runtime`, `diagnose`. */
export type ChunkImports = Readonly<Record<string, () => Promise<unknown>>>

/** The chunks by imports that a bundler can follow: which renames and moves the files as it likes. */
export function importedChunks(imports: ChunkImports): Chunks {
  const load = <Module>(name: string): Promise<Module> => {
    const request = async () => {
      const load = imports[name]
      if (!load) throw new Error(`The package has no chunk for “${name}”.`)
      // A module's export is the one that the build put under this name: only the caller knows its type.
      return (await load()) as Module
    }
    return loadChunk(request().catch(request), name)
  }

  return {
    runtime: () => load('runtime'),
    diagnose: () => load('diagnose'),
    island: (name) => load(name),
    loadTexts: (name, lang, part) => load(textsName(name, lang, part)),
  }
}

import { create } from '../dom/create.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import type { Chunks } from './chunks.ts'
import type { Island } from './defineIsland.ts'
import { loadChunk } from './loadChunk.ts'

/**
 * For each chunk the hash in its own file's name, then the names of all that it imports, by spaces: `poll: 'AB12 chunk-CD34'`. The build writes
 * this table into the loader, so that no file is discovered only after another has arrived. What the runtime's row has is not repeated, and a
 * widget's texts have one row for all languages: `'poll.': 'EF56'`.
 */
export type ShortFileTable = Record<string, string>

/** Chunks as files beside the loader (contract §1). */
export function fileChunks(table: ShortFileTable, base: string): Chunks {
  const preloaded = new Set<string>()
  const filesOf = (chunk: string) =>
    `${chunk}-${table[chunk.replace(/\..*/, '.')]}`.split(' ').map((name) => new URL(`chunks/${name}.js`, base).href)

  /** What a module exports is what the build put under this name: only the caller knows its type. */
  const load = <Module>(chunk: string): Promise<Module> =>
    loadChunk((suffix) => import(/* @vite-ignore */ filesOf(chunk)[0] + suffix), chunk)

  return {
    runtime: () => load('runtime'),
    island: async (name) => (await load<{ island: Island }>(name)).island,
    messages: async (name, lang) => (await load<{ messages: Dictionary }>(`${name}.${lang}`)).messages,
    diagnose: () => load('diagnose'),
    preload(name, lang) {
      for (const href of ['runtime', name, `${name}.${lang}`].flatMap(filesOf)) {
        if (preloaded.has(href)) continue
        preloaded.add(href)
        document.head.append(create('link', { rel: 'modulepreload', href }))
      }
    },
  }
}

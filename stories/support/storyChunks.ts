import type { Chunks } from '#islands/loader/chunks.ts'
import { createRuntime } from '#islands/runtime/createRuntime.ts'
import { islands } from '#widgets/islands.ts'
import { loadTexts } from './dictionary.ts'

/** The library's files, from the sources. */
export const storyChunks: Chunks = {
  runtime: async () => ({ createRuntime }),
  diagnose: () => import('#islands/diagnosis/diagnosis.ts'),
  loadTexts,
  async island(name) {
    const load = islands[name]
    if (!load) throw new Error(`widgets/islands.ts does not list “${name}”.`)
    return { island: await load() }
  },
}

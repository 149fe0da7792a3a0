/** Time-out of a chunk (both specs §9). */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * Waits for a chunk, all tries included.
 *
 * @throws {Error} Named `ChunkLoadError` (content-features §8), when it fails or 120 s have passed.
 */
export const loadChunk = <Module>(loading: Promise<Module>, chunk: string): Promise<Module> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT_MS, 'timeout'))]).catch(
    (cause) => {
      throw Object.assign(new Error(chunk, { cause }), { name: 'ChunkLoadError' })
    },
  )

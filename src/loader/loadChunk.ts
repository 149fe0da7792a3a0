/** Time-out of a chunk (both specs §9). */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * Loads a chunk; when that fails, tries once more past the cache.
 *
 * @param request Imports the chunk's address with a suffix: first empty, then a unique query, because a browser may cache a failed module for the page's lifetime.
 * @throws {Error} Named `ChunkLoadError` (content-features §8), when the second try fails too or 120 s have passed.
 */
export const loadChunk = <Module>(request: (suffix: string) => Promise<Module>, chunk: string): Promise<Module> =>
  new Promise<Module>((resolve, reject) => {
    const timer = setTimeout(reject, CHUNK_TIMEOUT_MS, 'timeout')
    const again = () => request(`?${Date.now()}`)
    void request('')
      .catch(again)
      .then(resolve, reject)
      .then(() => clearTimeout(timer))
  }).catch((cause) => {
    throw Object.assign(new Error(chunk, { cause }), { name: 'ChunkLoadError' })
  })

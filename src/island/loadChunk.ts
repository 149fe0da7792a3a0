/** A chunk that has not come by then is given up (both specs §9). */
const CHUNK_TIMEOUT_MS = 120_000

/**
 * Loads a chunk; when that fails, once more past the cache.
 *
 * @param request Asks for the chunk's address with a suffix: empty, then a query that no cache knows, another each time: a module that has failed may stay failed in this page.
 * @throws {Error} Named `ChunkLoadError` (content-features §8), when the second try fails too or nothing came within 120 s.
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

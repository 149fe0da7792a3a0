/** The signal of the latest request: an answer whose own signal is aborted comes too late, and changes nothing. */
export interface LatestSignal {
  /** Aborts the request before. @returns The signal of the next one. */
  renew(): AbortSignal
  /** Of the latest request, for what belongs to it: the pages after its first one. */
  get(): AbortSignal
  abort(): void
}

/** @param lifetime Aborts what is pending, and whatever is requested afterwards. */
export function createLatestSignal(lifetime?: AbortSignal): LatestSignal {
  let latest = new AbortController()
  const abort = () => latest.abort()
  lifetime?.addEventListener('abort', abort, { once: true })
  return {
    abort,
    get: () => latest.signal,
    renew() {
      abort()
      latest = new AbortController()
      if (lifetime?.aborted) abort()
      return latest.signal
    },
  }
}

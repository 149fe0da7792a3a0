/** A failed call, as the shared error list keeps it (content-features §8). */
export interface ErrorRecord {
  /** The catalogue's message, in the page's language. */
  message: string
  apiInfo: {
    /** The failure's kind, with the status for http: `timeout`, `http 404`. */
    type: string
    /** The call: `GET poll/4711`. */
    text: string
  }
  /** Set for 403 (reader-account §8). */
  forbidden?: true
}

/** The list as a page's scripts may use it. */
export interface ErrorReader {
  get(): readonly ErrorRecord[]
  /** @returns Unsubscribes. */
  subscribe(listener: (records: readonly ErrorRecord[]) => void): () => void
}

export interface ErrorList extends ErrorReader {
  push(record: ErrorRecord): void
}

/** Only the last ones are kept: a page may stay open for days. */
const LIMIT = 50

/**
 * The page's list of failed calls, shared by all islands. Listeners are called each in a task of its own, so that an error in a page's script fails no call.
 *
 * @param onFailed Called with each record at once.
 */
export function createErrorList(onFailed: (record: ErrorRecord) => void = () => {}): ErrorList {
  let records: readonly ErrorRecord[] = []
  const listeners = new Set<(records: readonly ErrorRecord[]) => void>()
  return {
    // Each its own: a page's script may change what it is given.
    get: () => [...records],
    push(record) {
      records = [...records.slice(1 - LIMIT), record]
      onFailed(record)
      for (const listener of listeners) setTimeout(() => listeners.has(listener) && listener([...records]))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

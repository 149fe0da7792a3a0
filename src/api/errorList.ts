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
  /** Set for 403 (§8). */
  forbidden?: true
}

export interface ErrorList {
  get(): readonly ErrorRecord[]
  push(record: ErrorRecord): void
  subscribe(listener: () => void): () => void
}

/** Only the last ones are kept: a page may stay open for days. */
const LIMIT = 50

/** The page's list of failed calls, shared by all islands. */
export function createErrorList(): ErrorList {
  let records: readonly ErrorRecord[] = []
  const listeners = new Set<() => void>()
  return {
    get: () => records,
    push(record) {
      records = [...records.slice(1 - LIMIT), record]
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One request, without redirects. */
export interface AskedFor {
  url: URL
  /** The types that are wanted, as in the header `Accept`. */
  accept: string
  /** Whether it may be at a private, a loopback or a link-local address. */
  mayBePrivate: boolean
  signal: AbortSignal
}

export interface Answer {
  /** Of HTTP. */
  code: number
  /** @param name In lower case. */
  header(name: string): string | undefined
  /** Decompressed while it is read. It fails when the request's signal is aborted, and where the server sends something broken. */
  body: AsyncIterable<Uint8Array>
  /** Whether the server is at a private address. */
  isPrivate: boolean
  /** Ends the connection, for a body that is not read to its end. */
  close(): void
}

/** Sends a request. */
export type Ask = (request: AskedFor) => Promise<Answer | { failure: string }>

import { afterwards } from '#lib/afterwards.ts'
import { createLatestSignal, type LatestSignal } from '#lib/createLatestSignal.ts'

/** Reads from the server, each under a key of its own: the next one of a key withdraws the one before, whose answer then changes nothing. */
export interface Reads {
  /** @param run Its signal is aborted once the read is withdrawn, and at the end. */
  start(key: string, run: (current: AbortSignal) => Promise<void>): Promise<void>
  /** The key's read that has not ended, whose promise all that wait for it share. */
  pending(key: string): Promise<void> | undefined
  withdraw(key: string): void
}

/** @param lifetime Withdraws all of them. */
export function createReads(lifetime: AbortSignal): Reads {
  const reads = new Map<string, { latest: LatestSignal; ended?: Promise<void> | undefined }>()
  return {
    start(key, run) {
      const read = reads.get(key) ?? { latest: createLatestSignal(lifetime) }
      reads.set(key, read)
      const ended = afterwards(run(read.latest.renew()), () => {
        if (read.ended === ended) read.ended = undefined
      })
      read.ended = ended
      return ended
    },
    pending: (key) => reads.get(key)?.ended,
    withdraw: (key) => reads.get(key)?.latest.abort(),
  }
}

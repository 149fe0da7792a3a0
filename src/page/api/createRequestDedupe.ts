/** Pending requests, shared by all callers of the same one. */
export interface RequestDedupe<Answer> {
  /**
   * Joins the pending request of this key, or starts it.
   *
   * @returns The shared answer; undefined when the caller's own signal was aborted. The request continues for the other callers, and is aborted when none is left.
   */
  join(key: unknown, start: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer | undefined>
}

interface PendingRequest<Answer> {
  answer: Promise<Answer>
  controller: AbortController
  callers: number
}

export function createRequestDedupe<Answer>(): RequestDedupe<Answer> {
  const pending = new Map<unknown, PendingRequest<Answer>>()

  const begin = (key: unknown, start: (signal: AbortSignal) => Promise<Answer>) => {
    const controller = new AbortController()
    const request: PendingRequest<Answer> = { answer: start(controller.signal), controller, callers: 0 }
    const settle = () => {
      if (pending.get(key) === request) pending.delete(key)
    }
    pending.set(key, request)
    request.answer.then(settle, settle)
    return request
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.resolve(undefined)
      const request = pending.get(key) ?? begin(key, start)
      request.callers++
      return new Promise((resolve, reject) => {
        const leave = () => {
          request.callers--
          if (request.callers === 0) {
            // The next caller must not join a request that is being aborted.
            if (pending.get(key) === request) pending.delete(key)
            request.controller.abort()
          }
          resolve(undefined)
        }
        signal?.addEventListener('abort', leave, { once: true })
        request.answer.then(resolve, reject).then(() => signal?.removeEventListener('abort', leave))
      })
    },
  }
}

import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'

/** One answer of the server. */
export type ResourceState<Value> =
  | { status: 'loading' }
  /** `retrying`: the message keeps its place and the focus while it is requested again. */
  | { status: 'failed'; failure: ApiFailure; retrying: boolean }
  | { status: 'ready'; value: Value }

/** Read it with `useStore`. */
export interface Resource<Value> extends ReadonlyStore<ResourceState<Value>> {
  /**
   * Requests the answer, for the first time, after a failure, or anew: then the one before stays until the new one is there, and also if that fails. The
   * answer to an earlier request is dropped.
   *
   * @returns The answer, if it is what is shown now.
   */
  load(): Promise<Value | undefined>
}

/** @param signal Aborts what is pending, which then changes nothing. */
export function createResource<Value>(
  fetch: (signal: AbortSignal) => Promise<Result<Value, ApiFailure>>,
  signal: AbortSignal,
): Resource<Value> {
  const { setState, ...store } = createStore<ResourceState<Value>>(() => ({ status: 'loading' }))
  let pending = new AbortController()
  signal.addEventListener('abort', () => pending.abort(), { once: true })
  return {
    ...store,
    async load() {
      pending.abort()
      pending = new AbortController()
      const { signal: current } = pending
      const before = store.getState()
      if (before.status === 'failed') setState({ ...before, retrying: true }, true)
      const answer = await fetch(current)
      if (current.aborted || signal.aborted) return undefined
      if (answer.ok) setState({ status: 'ready', value: answer.value }, true)
      else if (store.getState().status !== 'ready')
        setState({ status: 'failed', failure: answer.failure, retrying: false }, true)
      return answer.ok ? answer.value : undefined
    },
  }
}

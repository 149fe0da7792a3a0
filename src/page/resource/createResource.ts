import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import { onReaderChange } from '../session/onReaderChange.ts'
import type { Session } from '../session/session.types.ts'
import { type ResourceEvent, type ResourceState, transitionResource } from './resource.model.ts'

/** One answer of the server. Read it with `useStore`; change it only through the commands. */
export interface Resource<Value> extends ReadonlyStore<ResourceState<Value>> {
  /**
   * Requests the answer: for the first time, again after a failure, or anew. An answer that is there stays until the new one has come, and also if the
   * new request fails. A pending request is aborted, and its answer ignored.
   *
   * @returns The answer; undefined if the request has failed or was aborted.
   */
  load(): Promise<Value | undefined>
}

/**
 * @param fetch Its signal is aborted when another request replaces this one.
 * @param signal Aborts what is pending, which then changes nothing.
 * @param session Of an answer that is the reader's own: it is dropped when another reader signs in or out, and requested again if it had been requested.
 */
export function createResource<Value>(
  fetch: (signal: AbortSignal) => Promise<Result<Value, ApiFailure>>,
  signal: AbortSignal,
  session?: Pick<Session, 'get' | 'subscribe'>,
): Resource<Value> {
  const { dispatch, ...store } = createMachine<ResourceState<Value>, ResourceEvent<Value>>(
    { status: 'idle' },
    transitionResource,
  )
  const latest = createLatestSignal(signal)

  const load = async () => {
    dispatch({ type: 'requested' })
    const current = latest.renew()
    const answer = await fetch(current)
    if (current.aborted) return undefined
    dispatch(answer.ok ? { type: 'received', value: answer.value } : { type: 'failed', failure: answer.failure })
    return answer.ok ? answer.value : undefined
  }
  const reload = () => {
    const { status } = store.getState()
    latest.abort()
    dispatch({ type: 'readerChanged' })
    if (status !== 'idle') void load()
  }
  if (session) onReaderChange(session, reload, signal)

  return { ...store, load }
}

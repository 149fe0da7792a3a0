import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { canLoadMore } from '#page/resource/LoadMore.ts'
import type { LiveApi } from './live.api.ts'
import {
  hasNewestEnd,
  initialState,
  type LiveEvent,
  type LiveState,
  type LiveView,
  newestOf,
  transition,
} from './live.model.ts'
import type { LiveAnswer, LiveMessage, SharedAnswer } from './live.schema.ts'

/** List pages of news in a row that a tab which was away asks for at most. */
const MAX_LIST_PAGES = 20

/** After this time without an answer a tab that is looked at again asks at once, in milliseconds. */
const STALE_MS = 120_000

export interface LiveStoreDeps {
  api: LiveApi
  /** The answer that a server has rendered: the first messages are there from the start. */
  served: LiveAnswer | undefined
  /** The CMS has said that the live is over. */
  ended: boolean
  /** Loads the code that showing the messages takes. @returns False when it could not be loaded. */
  prepare(messages: readonly LiveMessage[]): Promise<boolean>
  /** Whether the list's beginning is above the window. */
  isReadingBelow(): boolean
  now(): Date
  /** Called with the number of messages that have come. */
  onArrived(count: number): void
  /** Ends everything. */
  signal: AbortSignal
}

/** Read it with `useStore`; change it only through the commands. */
export interface LiveStore extends ReadonlyStore<LiveState> {
  /** Loads the first messages, after a failure too; of those that a server has rendered, what showing them takes. */
  load(): Promise<void>
  /** Loads the messages of another order or of other filters. */
  choose(view: Partial<LiveView>): Promise<void>
  /** Loads the messages that follow the last one; calls while it is pending are ignored. */
  more(): Promise<void>
  /** Asks for what is newer than all that is known. Its answer is applied by `receive`, as that of any tab. */
  ask(): Promise<Result<SharedAnswer, ApiFailure>>
  /** Applies an answer of this tab or of another one. */
  receive(answer: SharedAnswer): Promise<void>
  /** The tab is looked at again: it asks at once where its last answer is old. */
  comeBack(): void
  /** Shows the messages that wait. */
  show(): void
  /** The list's beginning is in sight. */
  see(): void
}

const nothingNew = success({ messages: [], hasMoreResults: false, ended: false })

const noCode: { ok: false; failure: ApiFailure } = failed({ kind: 'network' })

export function createLiveStore(deps: LiveStoreDeps): LiveStore {
  const { api, prepare, signal } = deps
  /** Until it was used, or the reader wants other messages. */
  let { served } = deps
  const first = served
    ? transition(initialState, { type: 'received', answer: served, ended: deps.ended })
    : initialState
  const { dispatch, ...store } = createMachine<LiveState, LiveEvent>(first, transition)
  /** Of the current order and filters: an answer for others is dropped. */
  const latest = createLatestSignal(signal)
  let catchingUp = false
  let answeredAt = 0
  /** How many answers have brought something new. */
  let arrivals = 0

  /** An answer that can be shown. */
  const fetchMessages = async (end: 'newest' | 'oldest', from: string | undefined) => {
    const { chosen } = store.getState().view
    const answer = await api.fetchMessages({ end, chosen, from, signal: latest.get() })
    return answer.ok && !(await prepare(answer.value.messages)) ? noCode : answer
  }

  const takeServed = async (answer: LiveAnswer) => {
    served = undefined
    if (await prepare(answer.messages)) return success(answer)
    // Without it they would be there without their text.
    dispatch({ type: 'viewChosen', view: store.getState().view })
    return noCode
  }

  const load = async () => {
    const current = latest.renew()
    if (current.aborted) return
    const answer = served ? await takeServed(served) : await fetchMessages(store.getState().view.order, undefined)
    if (current.aborted) return
    answeredAt = deps.now().getTime()
    if (answer.ok) dispatch({ type: 'received', answer: answer.value, ended: deps.ended })
    else dispatch({ type: 'failed', failure: answer.failure })
  }

  const ask = async (): Promise<Result<SharedAnswer, ApiFailure>> => {
    const state = store.getState()
    if (state.status !== 'open' || !hasNewestEnd(state)) return nothingNew
    const since = newestOf(state)?.id
    const answer = await fetchMessages('newest', since)
    return answer.ok ? success({ ...answer.value, since }) : answer
  }

  const apply = (answer: LiveAnswer) => {
    answeredAt = deps.now().getTime()
    const before = arrivalOf(store.getState())
    dispatch({ type: 'arrived', answer, hold: !deps.isReadingBelow() })
    const arrival = arrivalOf(store.getState())
    if (!arrival || arrival === before) return
    arrivals++
    deps.onArrived(arrival.count)
  }

  const catchUp = async () => {
    if (catchingUp) return
    catchingUp = true
    const current = latest.get()
    for (let listPage = 0; listPage < MAX_LIST_PAGES; listPage++) {
      const answer = await ask()
      if (current.aborted || !answer.ok) break
      apply(answer.value)
      if (!answer.value.hasMoreResults) break
    }
    catchingUp = false
  }

  return {
    ...store,
    async load() {
      dispatch({ type: 'retried' })
      await load()
    },
    async choose(view) {
      served = undefined
      dispatch({ type: 'viewChosen', view: { ...store.getState().view, ...view } })
      await load()
    },
    async more() {
      const state = store.getState()
      if (state.status !== 'open' || !canLoadMore(state.more)) return
      const current = latest.get()
      const known = arrivals
      const newestFirst = state.view.order === 'newest'
      dispatch({ type: 'moreRequested' })
      const last = newestFirst ? state.messages.at(-1) : state.messages[0]
      const answer = await fetchMessages(newestFirst ? 'oldest' : 'newest', last?.id)
      if (current.aborted) return
      if (answer.ok) dispatch({ type: 'moreReceived', answer: answer.value, late: arrivals !== known })
      else dispatch({ type: 'moreFailed', failure: answer.failure })
    },
    ask,
    async receive(answer) {
      const current = latest.get()
      const state = store.getState()
      if (state.status !== 'open' || !hasNewestEnd(state)) return
      const { since } = answer
      const isKnown = (known: string) =>
        [state.held, state.messages].some((list) => list.some(({ id }) => id === known))
      // The other tab knows messages that this one has missed.
      if (since !== undefined && !isKnown(since) && !state.gone.has(since)) return catchUp()
      if (!(await prepare(answer.messages)) || current.aborted) return
      apply(answer)
      if (answer.hasMoreResults) await catchUp()
    },
    comeBack() {
      const state = store.getState()
      if (state.status !== 'open' || state.ended) return
      if (deps.now().getTime() - answeredAt >= STALE_MS) void catchUp()
    },
    show: () => dispatch({ type: 'asked' }),
    see: () => dispatch({ type: 'seen' }),
  }
}

const arrivalOf = (state: LiveState) => (state.status === 'open' ? state.arrival : undefined)

/** Something to be shown over the page. */
export interface Interruption {
  /** The same name twice is one interruption. */
  name: string
  /** An interruption of the reader's is shown first and at once; one of the page's waits until the reader is not busy. */
  by: 'reader' | 'page'
  /** Order among those that the page opens: the lowest first, equal ones first in, first out. */
  rank: number
}

/** At most one is shown. `idle`: the queue is empty; `waiting`: the reader is busy with something else. */
export type InterruptionQueueState =
  | { status: 'idle' }
  | { status: 'waiting'; queue: Queue }
  | { status: 'showing'; current: Interruption; queue: readonly Interruption[] }

type Queue = readonly [Interruption, ...Interruption[]]

export type InterruptionEvent =
  | { type: 'enqueued'; interruption: Interruption }
  /** No modal is open and the reader is not typing. */
  | { type: 'attentionFreed' }
  /** The reader has opened something over the page. */
  | { type: 'attentionTaken' }
  /** Closed by the reader, or withdrawn before it was shown. */
  | { type: 'ended'; name: string }

export const emptyQueue: InterruptionQueueState = { status: 'idle' }

export function transition(state: InterruptionQueueState, event: InterruptionEvent): InterruptionQueueState {
  switch (event.type) {
    case 'enqueued':
      return add(state, event.interruption)
    case 'attentionFreed':
      return state.status === 'waiting' ? show(state.queue) : state
    case 'attentionTaken':
      if (state.status !== 'showing' || state.current.by === 'reader') return state
      return settle(insert(state.queue, state.current, 'first'))
    case 'ended':
      return end(state, event.name)
  }
}

const queueOf = (state: InterruptionQueueState) => (state.status === 'idle' ? [] : state.queue)

function add(state: InterruptionQueueState, added: Interruption): InterruptionQueueState {
  const current = state.status === 'showing' ? state.current : undefined
  if (current?.name === added.name) return state
  const others = queueOf(state).filter(({ name }) => name !== added.name)
  if (added.by === 'reader') {
    return { status: 'showing', current: added, queue: current ? insert(others, current, 'first') : others }
  }
  // One that the reader opened keeps its precedence when the page queues it again.
  if (others.length < queueOf(state).length) return state
  const queue = insert(others, added, 'last')
  return current ? { status: 'showing', current, queue } : settle(queue)
}

function end(state: InterruptionQueueState, name: string): InterruptionQueueState {
  if (state.status === 'showing' && state.current.name === name) {
    // An interruption of the reader's that a newer one covered is shown again at once.
    return state.queue[0]?.by === 'reader' ? show(state.queue) : settle(state.queue)
  }
  const queue = queueOf(state).filter((waiting) => waiting.name !== name)
  return state.status === 'showing' ? { ...state, queue } : settle(queue)
}

/** Nothing is shown: the entries in the queue keep waiting. */
const settle = ([first, ...others]: readonly Interruption[]): InterruptionQueueState =>
  first ? { status: 'waiting', queue: [first, ...others] } : emptyQueue

const show = ([current, ...queue]: readonly Interruption[]): InterruptionQueueState =>
  current ? { status: 'showing', current, queue } : emptyQueue

const order = ({ by, rank }: Interruption) => (by === 'reader' ? Number.NEGATIVE_INFINITY : rank)

/** Inserts by precedence (the reader's first) and rank, before or after its equals. */
function insert(queue: readonly Interruption[], added: Interruption, place: 'first' | 'last'): readonly Interruption[] {
  const before = queue.filter((waiting) =>
    place === 'first' ? order(waiting) < order(added) : order(waiting) <= order(added),
  )
  return [...before, added, ...queue.slice(before.length)]
}

/** Something that wants to lie over the page. */
export interface Interruption {
  /** The same name twice is one interruption. */
  name: string
  /** What the reader has asked for comes first and at once; what comes by itself waits until nobody is disturbed. */
  by: 'reader' | 'page'
  /** Among those that come by themselves the lowest is first; equal ones in the order in which they asked. */
  rank: number
}

/** At most one is shown. `idle`: nothing wants to be; `waiting`: the reader is busy with something else. */
export type ArbiterState =
  | { status: 'idle' }
  | { status: 'waiting'; queue: Queue }
  | { status: 'showing'; current: Interruption; queue: readonly Interruption[] }

type Queue = readonly [Interruption, ...Interruption[]]

export type ArbiterEvent =
  | { type: 'asked'; interruption: Interruption }
  /** Nothing is open and the reader does not type. */
  | { type: 'attentionFreed' }
  /** Something that the reader has opened lies over the page. */
  | { type: 'attentionTaken' }
  /** Closed by the reader, or no longer wanted; shown or not. */
  | { type: 'ended'; name: string }

export const nothingAsked: ArbiterState = { status: 'idle' }

export function transition(state: ArbiterState, event: ArbiterEvent): ArbiterState {
  switch (event.type) {
    case 'asked':
      return ask(state, event.interruption)
    case 'attentionFreed':
      return state.status === 'waiting' ? show(state.queue) : state
    case 'attentionTaken':
      if (state.status !== 'showing' || state.current.by === 'reader') return state
      return rest(enqueue(state.queue, state.current, 'first'))
    case 'ended':
      return end(state, event.name)
  }
}

const queueOf = (state: ArbiterState) => (state.status === 'idle' ? [] : state.queue)

function ask(state: ArbiterState, asked: Interruption): ArbiterState {
  const current = state.status === 'showing' ? state.current : undefined
  if (current?.name === asked.name) return state
  const others = queueOf(state).filter(({ name }) => name !== asked.name)
  if (asked.by === 'reader') {
    return { status: 'showing', current: asked, queue: current ? enqueue(others, current, 'first') : others }
  }
  // One that the reader has asked for stays theirs, whatever the page says later.
  if (others.length < queueOf(state).length) return state
  const queue = enqueue(others, asked, 'last')
  return current ? { status: 'showing', current, queue } : rest(queue)
}

function end(state: ArbiterState, name: string): ArbiterState {
  if (state.status === 'showing' && state.current.name === name) {
    // What a reader has asked for and something newer has covered comes back at once.
    return state.queue[0]?.by === 'reader' ? show(state.queue) : rest(state.queue)
  }
  const queue = queueOf(state).filter((waiting) => waiting.name !== name)
  return state.status === 'showing' ? { ...state, queue } : rest(queue)
}

/** Nothing is shown: what waits, waits on. */
const rest = ([first, ...others]: readonly Interruption[]): ArbiterState =>
  first ? { status: 'waiting', queue: [first, ...others] } : nothingAsked

const show = ([current, ...queue]: readonly Interruption[]): ArbiterState =>
  current ? { status: 'showing', current, queue } : nothingAsked

const order = ({ by, rank }: Interruption) => (by === 'reader' ? Number.NEGATIVE_INFINITY : rank)

/** In its place by who has asked and by rank; among equals the first or the last. */
function enqueue(
  queue: readonly Interruption[],
  added: Interruption,
  place: 'first' | 'last',
): readonly Interruption[] {
  const before = queue.filter((waiting) =>
    place === 'first' ? order(waiting) < order(added) : order(waiting) <= order(added),
  )
  return [...before, added, ...queue.slice(before.length)]
}

import type { SetTimer } from '#lib/setTimer.ts'
import type { Attention } from './attention.ts'
import {
  emptyQueue,
  type Interruption,
  type InterruptionEvent,
  type InterruptionQueueState,
  transition,
} from './interruptionQueue.model.ts'

/** An interruption together with the callbacks that show and hide it. */
export interface InterruptionEntry extends Interruption {
  show(): void
  /** Called when something that the reader opened takes precedence; `show` follows later. */
  hide(): void
  /** Whether a modal dialog belongs to this entry. */
  owns(dialog: Element): boolean
}

/** Shows one interruption at a time over the page (content-features §2, "Page shell"). */
export interface InterruptionQueue {
  /** @returns A function that removes the entry, whether it is shown or still waiting. */
  enqueue(entry: InterruptionEntry): () => void
}

export interface InterruptionQueueOptions {
  attention: Attention
  /** Called with the name of what is shown from now on, undefined when nothing is. */
  onShown(name: string | undefined): void
  setTimer: SetTimer
  /** Aborted when the page's runtime ends. */
  signal: AbortSignal
}

/** How often the reader's attention is checked, in milliseconds; also the minimum pause between two automatic interruptions. */
const CHECK_INTERVAL_MS = 1000

/**
 * The page's one queue of interruptions. What the reader opens by hand does not go through it: when a modal opens that is not the queue's own,
 * an automatic interruption is hidden until that modal is closed.
 */
export function createInterruptionQueue({
  attention,
  onShown,
  setTimer,
  signal,
}: InterruptionQueueOptions): InterruptionQueue {
  const entries = new Map<string, InterruptionEntry>()
  let state: InterruptionQueueState = emptyQueue
  let cancelCheck = () => {}

  const shownIn = (of: InterruptionQueueState) => (of.status === 'showing' ? entries.get(of.current.name) : undefined)

  const dispatch = (event: InterruptionEvent) => {
    const before = shownIn(state)
    state = transition(state, event)
    const after = shownIn(state)
    if (before !== after) {
      before?.hide()
      after?.show()
      onShown(after?.name)
    }
    scheduleCheck()
  }
  // Polling, because a page's own modal may not take the focus, and then there is no event.
  const scheduleCheck = () => {
    cancelCheck()
    const mayChange = state.status === 'waiting' || (state.status === 'showing' && state.current.by === 'page')
    if (mayChange && !signal.aborted) cancelCheck = setTimer(check, CHECK_INTERVAL_MS)
  }
  const check = () => {
    if (signal.aborted) return
    if (state.status === 'waiting' && !attention.isTaken()) dispatch({ type: 'attentionFreed' })
    else if (!yieldToReader()) scheduleCheck()
  }
  /** @returns Whether the shown entry was hidden because a modal opened that is not its own. */
  const yieldToReader = () => {
    const shown = shownIn(state)
    if (!shown || !attention.isTakenBeyond(shown.owns)) return false
    dispatch({ type: 'attentionTaken' })
    return true
  }
  attention.watch(yieldToReader, signal)
  signal.addEventListener('abort', () => cancelCheck())

  const remove = (entry: InterruptionEntry) => {
    if (entries.get(entry.name) !== entry) return
    dispatch({ type: 'ended', name: entry.name })
    entries.delete(entry.name)
  }
  return {
    enqueue(entry) {
      const { name, by, rank } = entry
      const known = entries.get(name)
      // The page queues the same interruption once; a reader who opens it again gets it in the new place.
      if (known && by === 'page') return () => {}
      if (known) remove(known)
      entries.set(name, entry)
      const wasIdle = state.status === 'idle'
      dispatch({ type: 'enqueued', interruption: { name, by, rank } })
      if (wasIdle && state.status === 'waiting') check()
      return () => remove(entry)
    },
  }
}

import type { ArbiterEvent, ArbiterState, Interruption } from './arbiter.model.ts'
import { nothingAsked, transition } from './arbiter.model.ts'
import type { Attention } from './attention.ts'
import type { SetTimer } from './snackbar.store.ts'

/** An interruption with what shows it. */
export interface Turn extends Interruption {
  show(): void
  /** Something that the reader has asked for comes first: it is shown again later. */
  hide(): void
  /** Whether a modal dialog is this one's. */
  owns(dialog: Element): boolean
}

/** Lets one thing at a time lie over the page (content-features §2, "Page shell"). */
export interface Arbiter {
  /** @returns Call it when the interruption is over, or no longer wanted. */
  ask(turn: Turn): () => void
}

export interface ArbiterOptions {
  attention: Attention
  /** Told what is shown from now on. */
  onShown(name: string | undefined): void
  setTimer: SetTimer
  /** Aborted with the page. */
  signal: AbortSignal
}

/** How often it is looked whether the reader is free, or no longer, in milliseconds; also the least between two that come by themselves. */
const LOOK_MS = 1000

/**
 * The page's one arbiter of interruptions. What the reader opens by hand need not ask: a modal that the page did not expect makes what came by itself
 * step back until it is closed.
 */
export function createArbiter({ attention, onShown, setTimer, signal }: ArbiterOptions): Arbiter {
  const turns = new Map<string, Turn>()
  let state: ArbiterState = nothingAsked
  let callOff = () => {}

  const current = (of: ArbiterState) => (of.status === 'showing' ? turns.get(of.current.name) : undefined)

  const send = (event: ArbiterEvent) => {
    const before = current(state)
    state = transition(state, event)
    const after = current(state)
    if (before !== after) {
      before?.hide()
      after?.show()
      onShown(after?.name)
    }
    lookLater()
  }
  /** A window of the page's own may take no focus: everything under a dialog is closed to it. */
  const lookLater = () => {
    callOff()
    const changes = state.status === 'waiting' || (state.status === 'showing' && state.current.by === 'page')
    if (changes && !signal.aborted) callOff = setTimer(look, LOOK_MS)
  }
  const look = () => {
    if (signal.aborted) return
    if (state.status === 'waiting' && !attention.isTaken()) send({ type: 'attentionFreed' })
    else if (!stepBack()) lookLater()
  }
  /** @returns Whether what is shown has gone for something that the arbiter did not expect. */
  const stepBack = () => {
    const shown = current(state)
    if (!shown || !attention.isTakenBeyond(shown.owns)) return false
    send({ type: 'attentionTaken' })
    return true
  }
  attention.watch(stepBack, signal)
  signal.addEventListener('abort', () => callOff())

  const end = (turn: Turn) => {
    if (turns.get(turn.name) !== turn) return
    send({ type: 'ended', name: turn.name })
    turns.delete(turn.name)
  }
  return {
    ask(turn) {
      const { name, by, rank } = turn
      const known = turns.get(name)
      // The page says it once; a reader who asks again gets it where they have asked.
      if (known && by === 'page') return () => {}
      if (known) end(known)
      turns.set(name, turn)
      const quiet = state.status === 'idle'
      send({ type: 'asked', interruption: { name, by, rank } })
      if (quiet && state.status === 'waiting') look()
      return () => end(turn)
    },
  }
}

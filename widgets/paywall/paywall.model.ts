import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Access } from './access/accessOf.ts'
import type { Counter } from './access/counter.ts'
import type { Coverage, PaywallReader } from './access/getPaywallReader.ts'
import type { Content } from './offer/mergeContent.ts'
import type { PaywallType } from './paywall.types.ts'

/** The decision for one reader and one article. */
export interface Decision {
  type: PaywallType
  reader: PaywallReader
  coverage: Coverage
  /** Whether the article is open: access is granted, or this type does not close it. */
  access: boolean
  /** Days left of the trial or gift; negative once it is over. */
  days: number | undefined
  /** Days left of a `column-trial` from the profile, which change with the date. */
  trialDays: number | undefined
  counter: Counter | undefined
  /** Whether the box can be folded. */
  foldable: boolean
  /** The page's own URL, used as backUrl. */
  backUrl: string
  /** The page's `backUrl`, if it is safe to follow. */
  returnUrl: string | undefined
  /** The draft of the form from before a reload. */
  email: string
}

/** A box's content, decided before rendering. */
export interface Presentation extends Decision {
  content: Content
}

/** In the article; folded to a bar at the window's bottom edge; or unfolded from that bar. Once folded, a box stays at the edge. */
export type Position = 'article' | 'bar' | 'sheet'

/** Why the box is hidden: the article is open, or this type does not apply to this reader. */
export type HiddenReason = Access | 'nothingToSay'

/** The message is requested: a new object for each request. */
interface PendingContent {
  status: 'pending'
}

/** The words of the box, once per paywall: a reader who comes later gets those that another one waited for. */
export type ContentState = { status: 'idle' } | PendingContent | { status: 'ready'; content: Content }

interface Common {
  /** Whether the view has been reported, which happens once. */
  viewed: boolean
  /** A box's initial position. */
  startsFolded: boolean
  /** The box is the one that a server has rendered for everybody: nothing is decided for this reader yet. */
  isEverybodys: boolean
}

export type PaywallState = Common &
  (
    | /** The session has not loaded yet. */ { status: 'waiting'; content: ContentState }
    | { status: 'hidden'; content: ContentState; decision: Decision; reason: HiddenReason }
    /** The box's message is pending. */
    | { status: 'loading'; content: PendingContent; decision: Decision }
    | { status: 'error'; decision: Decision; failure: ApiFailure }
    | { status: 'shown'; place: Position; presentation: Presentation }
  )

/** Events, named in the past tense. */
export type PaywallEvent =
  /** The view has mounted, perhaps again: requests of the previous mount were aborted. */
  | { type: 'started' }
  /** `reason` when the box is hidden. */
  | { type: 'decided'; decision: Decision; reason: HiddenReason | undefined }
  | { type: 'received'; content: Content }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'retried' }
  | { type: 'toggled' }
  | { type: 'viewed' }

export interface InitialOptions {
  folded: boolean
  /** The marker's own texts, when no message is requested, or with those of the message that a server has rendered. */
  content: Content | undefined
  /** For a reader of whom nothing is known, where a server has rendered their box. */
  everybodys?: Decision | undefined
}

export function initialState({ folded, content, everybodys }: InitialOptions): PaywallState {
  const common: Common = { viewed: false, startsFolded: folded, isEverybodys: false }
  if (!content) return { ...common, status: 'waiting', content: { status: 'idle' } }
  const waiting: PaywallState = { ...common, status: 'waiting', content: { status: 'ready', content } }
  return everybodys ? { ...shown(waiting, everybodys, content), isEverybodys: true } : waiting
}

const commonOf = ({ viewed, startsFolded, isEverybodys }: PaywallState): Common => ({
  viewed,
  startsFolded,
  isEverybodys,
})

export function contentStateOf(state: PaywallState): ContentState {
  if (state.status === 'shown') return { status: 'ready', content: state.presentation.content }
  return state.status === 'error' ? { status: 'idle' } : state.content
}

/** @returns Undefined while nothing is decided for this reader. */
export function decisionOf(state: PaywallState): Decision | undefined {
  if (state.isEverybodys) return undefined
  switch (state.status) {
    case 'waiting':
      return undefined
    case 'shown':
      return state.presentation
    default:
      return state.decision
  }
}

/** Pure; events that do not apply to the current status are ignored. */
export function transition(state: PaywallState, event: PaywallEvent): PaywallState {
  switch (event.type) {
    case 'started':
      return started(state)
    case 'decided':
      return decided({ ...state, isEverybodys: false }, event)
    case 'received':
      return received(state, event)
    case 'failed':
      return failed(state, event)
    case 'retried':
      return state.status === 'error' ? requestMessage(state, state.decision) : state
    case 'toggled':
      if (state.status !== 'shown' || !state.presentation.foldable) return state
      return { ...state, place: state.place === 'bar' ? 'sheet' : 'bar' }
    case 'viewed':
      return { ...state, viewed: true }
  }
}

function started(state: PaywallState): PaywallState {
  if (contentStateOf(state).status !== 'pending') return state
  const content = { status: 'idle' } as const
  if (state.status === 'hidden') return { ...state, content }
  return { ...commonOf(state), status: 'waiting', content }
}

const requestMessage = (state: PaywallState, decision: Decision): PaywallState => ({
  ...commonOf(state),
  status: 'loading',
  decision,
  content: { status: 'pending' },
})

function shown(state: PaywallState, decision: Decision, content: Content): PaywallState {
  const start = state.startsFolded && decision.foldable ? 'bar' : 'article'
  const place = state.status === 'shown' ? state.place : start
  return { ...commonOf(state), status: 'shown', place, presentation: { ...decision, content } }
}

function decided(state: PaywallState, { decision, reason }: Extract<PaywallEvent, { type: 'decided' }>): PaywallState {
  const content = contentStateOf(state)
  if (reason !== undefined) return { ...commonOf(state), status: 'hidden', content, decision, reason }
  // The failure stays until it is retried, even if the reader changes.
  if (state.status === 'error') return { ...state, decision }
  switch (content.status) {
    case 'ready':
      return shown(state, decision, content.content)
    case 'pending':
      return { ...commonOf(state), status: 'loading', content, decision }
    case 'idle':
      return requestMessage(state, decision)
  }
}

function received(state: PaywallState, { content }: Extract<PaywallEvent, { type: 'received' }>): PaywallState {
  if (contentStateOf(state).status !== 'pending') return state
  if (state.status === 'loading') return shown(state, state.decision, content)
  // The box was hidden by a sign-in meanwhile: the message is kept for the next reader.
  return state.status === 'hidden' ? { ...state, content: { status: 'ready', content } } : state
}

function failed(state: PaywallState, { failure }: Extract<PaywallEvent, { type: 'failed' }>): PaywallState {
  if (contentStateOf(state).status !== 'pending') return state
  if (state.status === 'loading') return { ...commonOf(state), status: 'error', decision: state.decision, failure }
  return state.status === 'hidden' ? { ...state, content: { status: 'idle' } } : state
}

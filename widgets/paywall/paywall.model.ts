import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Access } from './access/accessOf.ts'
import type { Counter } from './access/counter.ts'
import type { Reader } from './access/reader.ts'
import type { Content } from './content.ts'
import type { PaywallType } from './paywall.schema.ts'

/** What a box is made of, decided before it is drawn. */
export interface Presentation {
  type: PaywallType
  reader: Reader
  /** The article can be read: something opens it, or this type doesn't close one. */
  access: boolean
  content: Content
  /** Days that the trial or the gift still lasts; negative once it is over. */
  days: number | undefined
  counter: Counter | undefined
  /** Whether a reader may fold it away. */
  foldable: boolean
  /** The page's own address, to come back to. */
  backUrl: string
  /** The address that the page names to go back to, when it may be followed. */
  returnUrl: string | undefined
  /** What was typed into the form before a reload. */
  email: string
}

/** In the article; at the window's bottom edge as a bar; or risen from that bar. Once folded a box lives at the edge. */
export type Place = 'article' | 'bar' | 'sheet'

/** Why there is no box: the article is open, or this type has nothing to tell this reader. */
export type HiddenReason = Access | 'nothingToSay'

export type PaywallState =
  /** It is not known yet who reads. */
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'hidden'; reason: HiddenReason }
  | { status: 'error'; failure: ApiFailure }
  | { status: 'shown'; place: Place; presentation: Presentation }

/** Things that happened, in the past tense. */
export type PaywallEvent =
  | { type: 'requested' }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'withdrawn'; reason: HiddenReason }
  /** `folded` is how a box starts; one that is there already stays where it is. */
  | { type: 'presented'; presentation: Presentation; folded: boolean }
  | { type: 'toggled' }

export function transition(state: PaywallState, event: PaywallEvent): PaywallState {
  switch (event.type) {
    case 'requested':
      return { status: 'loading' }
    case 'failed':
      return { status: 'error', failure: event.failure }
    case 'withdrawn':
      return { status: 'hidden', reason: event.reason }
    case 'presented': {
      const { presentation, folded } = event
      const start = folded && presentation.foldable ? 'bar' : 'article'
      return { status: 'shown', place: state.status === 'shown' ? state.place : start, presentation }
    }
    case 'toggled':
      if (state.status !== 'shown' || !state.presentation.foldable) return state
      return { ...state, place: state.place === 'bar' ? 'sheet' : 'bar' }
  }
}

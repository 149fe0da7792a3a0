import type { Site } from '../../src/site/config.ts'

/** What the bar opens over the page, by the widget's name. */
export type Panel = 'save-to-list' | 'gift'

export type BarState =
  | { status: 'resting' }
  /** The share icons are open. */
  | { status: 'sharing' }
  | { status: 'opening'; panel: Panel }

/** Things that happened, in the past tense. */
export type BarEvent =
  | { type: 'shareToggled' }
  | { type: 'shareClosed' }
  | { type: 'panelPressed'; panel: Panel }
  /** It came, or it could not be loaded. */
  | { type: 'panelAnswered' }

/** An event that makes no sense in the current state leaves the state as it is. */
export function transition(state: BarState, event: BarEvent): BarState {
  switch (event.type) {
    case 'shareToggled':
      return { status: state.status === 'sharing' ? 'resting' : 'sharing' }
    case 'shareClosed':
      return state.status === 'sharing' ? { status: 'resting' } : state
    case 'panelPressed':
      return state.status === 'opening' ? state : { status: 'opening', panel: event.panel }
    case 'panelAnswered':
      return state.status === 'opening' ? { status: 'resting' } : state
  }
}

/** Why there is no gift button (content-features §2, "Article action bar"). */
export type GiftHiding = 'andorra' | 'notEnabled' | 'sharing'

/** @returns Undefined when the button shows. */
export function giftHiding(
  { status }: BarState,
  { giftEnabled, site }: { giftEnabled: boolean; site: Site },
): GiftHiding | undefined {
  if (site === 'andorra') return 'andorra'
  if (!giftEnabled) return 'notEnabled'
  return status === 'sharing' ? 'sharing' : undefined
}

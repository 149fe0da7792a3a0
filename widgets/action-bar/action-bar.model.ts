import type { Site } from '#lib/site/config/config.ts'

/** Widgets that the bar opens over the page. */
export type OpenedWidget = 'save-to-list' | 'gift'

export type BarState =
  | { status: 'resting' }
  /** The share popup is open. */
  | { status: 'sharing' }
  | { status: 'opening'; widget: OpenedWidget }

/** Events, named in the past tense. */
export type BarEvent =
  | { type: 'shareOpened' }
  | { type: 'shareClosed' }
  | { type: 'widgetPressed'; widget: OpenedWidget }
  /** The widget has opened or failed to load. */
  | { type: 'widgetAnswered' }

/** Pure; events that do not apply to the current status are ignored. */
export function transition(state: BarState, event: BarEvent): BarState {
  switch (event.type) {
    case 'shareOpened':
      return { status: 'sharing' }
    case 'shareClosed':
      return state.status === 'sharing' ? { status: 'resting' } : state
    case 'widgetPressed':
      return state.status === 'opening' ? state : { status: 'opening', widget: event.widget }
    case 'widgetAnswered':
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

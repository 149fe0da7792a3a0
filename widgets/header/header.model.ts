import { addresses } from '../../src/site/addresses/addresses.ts'
import { languageSites, MENU_THROTTLE } from './header.limits.ts'

/** What opens below the bar. */
type DrawerName = 'menu' | 'search'

/** What is open, one thing at a time. `pressedAt` is when a button was last pressed: milliseconds, on the clock of events. */
export interface DrawerState {
  status: 'closed' | DrawerName
  pressedAt: number
}

/** Events, named in the past tense. */
export type DrawerEvent =
  | { type: 'pressed'; drawer: DrawerName; time: number }
  /** By Escape, by a press elsewhere or because the focus has left. */
  | { type: 'dismissed' }

export const closedDrawer: DrawerState = { status: 'closed', pressedAt: Number.NEGATIVE_INFINITY }

/** Pure; a press too soon after another one is ignored. */
export function transition(state: DrawerState, event: DrawerEvent): DrawerState {
  if (event.type === 'dismissed') return state.status === 'closed' ? state : { ...state, status: 'closed' }
  const { drawer, time } = event
  if (time - state.pressedAt < MENU_THROTTLE) return state
  return { status: state.status === drawer ? 'closed' : drawer, pressedAt: time }
}

/** Whether the page has a language selector: the front page of some sites (content-features §2). */
export const hasLanguageSelector = (siteId: number | undefined, pathname: string): boolean =>
  siteId !== undefined && languageSites.includes(siteId) && pathname === addresses.home

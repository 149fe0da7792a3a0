import { addresses } from '#lib/site/addresses/addresses.ts'
import { languageSites, MENU_THROTTLE } from './header.limits.ts'

/** A part that opens below the bar. */
type DrawerName = 'menu' | 'search'

/** The open part, one at a time, and the last press on a button: its time is in milliseconds, on the clock of events. */
export interface DrawerState {
  status: 'closed' | DrawerName
  pressed?: { drawer: DrawerName; time: number }
}

/** Events, named in the past tense. */
export type DrawerEvent =
  | { type: 'pressed'; drawer: DrawerName; time: number }
  /** By Escape, by a press elsewhere or because the focus has left. */
  | { type: 'dismissed' }

export const closedDrawer: DrawerState = { status: 'closed' }

/** Pure; a press too soon after another one on the same button is ignored. */
export function transition(state: DrawerState, event: DrawerEvent): DrawerState {
  if (event.type === 'dismissed') return state.status === 'closed' ? state : { ...state, status: 'closed' }
  const { drawer, time } = event
  const { pressed } = state
  if (pressed?.drawer === drawer && time - pressed.time < MENU_THROTTLE) return state
  return { status: state.status === drawer ? 'closed' : drawer, pressed: { drawer, time } }
}

/** Whether the page has a language selector: the front page of some sites (content-features §2). */
export const hasLanguageSelector = (siteId: number | undefined, pathname: string): boolean =>
  siteId !== undefined && languageSites.includes(siteId) && pathname === addresses.home

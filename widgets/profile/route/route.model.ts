import { decodeEscapes } from '#lib/decodeEscapes.ts'
import { isId } from '#lib/isId.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import { type PanelId, panelIds, panelTable } from '../panels/panelTable.ts'

/** A panel in the address: `#profile.list.12` is the list with the id 12, `#profile` the menu. */
export interface Route {
  panel: PanelId
  /** The id of what the panel shows, as the backend writes it. */
  id?: string
}

/** A panel of the stack. */
export interface OpenedRoute extends Route {
  /** It was opened from the panel below: one step back in the browser's history leads there. */
  isPushed: boolean
}

/** The panels that are open, the top one last (reader-account §2, "Profile area"). */
export type RouteState =
  | { status: 'closed' }
  /** `entered`: one step back from the first panel's entry leads to the page without the aside. */
  | { status: 'open'; stack: readonly OpenedRoute[]; entered: boolean }

export type RouteEvent =
  /** The page's address changed; `undefined` where it does not name the aside. `isEntry`: with a new entry of the history. */
  { type: 'addressChanged'; route: Route | undefined; isEntry: boolean } | { type: 'left' }

export const closed: RouteState = { status: 'closed' }

const ADDRESS = /^#profile(?:\.([\w-]+))?(?:\.(.+))?$/

/** The panel that an address's hash names. An unknown panel, or one of what is no id, gives the menu, because it begins with `#profile`; undefined for any other hash. */
export function parseRoute(hash: string): Route | undefined {
  const [address, name = 'menu', encoded] = ADDRESS.exec(hash) ?? []
  if (address === undefined) return /^#profile\b/.test(hash) ? { panel: 'menu' } : undefined
  const id = encoded === undefined ? undefined : decodeEscapes(encoded)
  if (id !== undefined && !isId(id)) return { panel: 'menu' }
  const panel = panelIds.find((known) => known === name) ?? 'menu'
  return { panel, ...(id !== undefined && { id }) }
}

/** The hash that names a panel. */
export const hashOf = ({ panel, id }: Route): string => profileHash(panel === 'menu' ? undefined : panel, id)

const isSameRoute = (a: Route, b: Route): boolean => a.panel === b.panel && a.id === b.id

/** The stack of a panel that was opened from outside: those below it were never on the page. */
function stackFor(route: Route): readonly OpenedRoute[] {
  const { parent } = panelTable[route.panel]
  return [...(parent ? stackFor({ panel: parent }) : []), { ...route, isPushed: false }]
}

/** The top panel. */
export const topOf = (state: RouteState): OpenedRoute | undefined =>
  state.status === 'open' ? state.stack.at(-1) : undefined

/** How many steps back in the history leave the aside. */
export const entriesOf = (state: RouteState): number =>
  state.status === 'open' ? state.stack.filter(({ isPushed }) => isPushed).length + Number(state.entered) : 0

/** How many panels are above this one; undefined where it is not open. */
export function panelsAbove(state: RouteState, route: Route): number | undefined {
  if (state.status === 'closed') return undefined
  const at = state.stack.map((opened) => isSameRoute(opened, route)).lastIndexOf(true)
  return at < 0 ? undefined : state.stack.length - 1 - at
}

export function transition(state: RouteState, event: RouteEvent): RouteState {
  if (event.type === 'left' || !event.route) return state.status === 'closed' ? state : closed
  const { route, isEntry } = event
  if (state.status === 'closed') return { status: 'open', stack: stackFor(route), entered: isEntry }
  const above = panelsAbove(state, route)
  if (above === 0) return state
  const stack = above === undefined ? [...state.stack, { ...route, isPushed: isEntry }] : state.stack.slice(0, -above)
  return { ...state, stack }
}

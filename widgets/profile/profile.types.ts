import type { ComponentType } from 'react'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { Links } from '#lib/site/addresses/links.ts'
import type { PanelId } from './panels/panelTable.ts'
import type { ProfileRoute } from './route/createProfileRoute.ts'

export interface PanelProps {
  /** The id in its address: the list in `#profile.list.12`. */
  id: string | undefined
  services: ProfileServices
}

/** Loads a panel's code and its texts, in parallel. */
export type LoadPanel = () => Promise<ComponentType<PanelProps>>

export type PanelLoads = Readonly<Record<PanelId, LoadPanel>>

/** The services that the aside and its panels share. */
export interface ProfileServices {
  context: IslandContext
  links: Links
  route: ProfileRoute
  loads: PanelLoads
  /** Loads a panel's code before it is opened: on hover, focus or touch of what opens it. A failure shows when it is opened. */
  prefetch(panel: PanelId): void
  /** Takes a visitor to the sign-in, which leads back to the open panel; the page itself keeps its address without the aside. */
  toSignIn(): void
  /** Signs the reader out and closes the aside (reader-account §4, "Session"). */
  signOut(): Promise<void>
  /** While it is true, a visitor is somebody who has just left. */
  isSigningOut(): boolean
}

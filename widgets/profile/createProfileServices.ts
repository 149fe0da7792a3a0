import type { IslandContext } from '../../src/island/islandContext.types.ts'
import { loginUrl } from '../../src/site/addresses/addresses.ts'
import { createPanelLoads } from './panels/createPanelLoads.ts'
import type { PanelLoads } from './panels/panel.types.ts'
import type { PanelId } from './panels/panelTable.ts'
import type { ProfileLinks } from './profile.schema.ts'
import type { ProfileRoute } from './route/createProfileRoute.ts'
import { createProfileRoute } from './route/createProfileRoute.ts'

/** What the aside and its panels share. */
export interface ProfileServices {
  context: IslandContext
  links: ProfileLinks
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

export function createProfileServices(links: ProfileLinks, context: IslandContext): ProfileServices {
  const { location, session, signal } = context
  let signingOut = false
  const route = createProfileRoute(window, signal)
  const loads = createPanelLoads(context)
  return {
    context,
    links,
    route,
    loads,
    prefetch: (panel) => void loads[panel]?.().catch(() => undefined),
    toSignIn() {
      const backUrl = location.href()
      // The browser's back button must not lead from the sign-in to itself.
      route.forget()
      location.assign(loginUrl(backUrl))
    },
    isSigningOut: () => signingOut,
    async signOut() {
      signingOut = true
      await session.signOut()
      route.close()
      signingOut = false
    },
  }
}

import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { loginUrl } from '#lib/site/addresses/addresses.ts'
import type { Links } from '#lib/site/addresses/links.ts'
import { createPanelLoads } from './createPanelLoads.ts'
import type { ProfileServices } from './profile.types.ts'
import { createProfileRoute } from './route/createProfileRoute.ts'

export function createProfileServices(links: Links, context: IslandContext): ProfileServices {
  const { location, session, signal } = context
  let signingOut = false
  const route = createProfileRoute(window, signal)
  const loads = createPanelLoads(context)
  return {
    context,
    links,
    route,
    loads,
    prefetch: (panel) => void loads[panel]().catch(() => undefined),
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

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import type {} from '#kit/ui/overlay/dialog.css'
import { linksOf, withOwnLinks } from '#lib/site/addresses/links.ts'
import { createProfileServices } from './createProfileServices.ts'
import { Profile } from './Profile.tsx'
import { ProfileMarkerSchema } from './profile.schema.ts'
import { openByPress } from './route/openByPress.ts'

/**
 * The reader's own corner: a side panel with a stack of panels, opened by the page's address (reader-account §2, "Profile area").
 *
 * Why an island: it is over any page, loads when it is opened, and all of it depends on the reader. A link or a button in the marker stays, and opens it.
 *
 * No api, no model, no store: each panel has its own in its folder, and the stack of panels is in `route/`.
 */
export const profileIsland = defineIsland({
  name: 'profile',
  // The panels' common styles are adopted once the aside itself is on the screen (panels/PanelLoading.tsx).
  css: sheets,
  options: ProfileMarkerSchema,
  compose({ links: { subscriberSpace: espai, ...own } }, context) {
    const links = withOwnLinks(linksOf(context.config), { ...own, espai })
    const services = createProfileServices(links, context)
    // Its code is already on its way while the session loads.
    if (services.route.getState().status === 'open') services.prefetch('menu')
    void context.session.ready()
    openByPress(context.host, services.route, context.signal)
    return <Profile services={services} />
  },
})

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { formAction } from '#lib/site/addresses/formAction.ts'
import { readSupport } from '#lib/site/config/readSupport.ts'
import { userOf } from '#page/session/userOf.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { Contact } from './Contact.tsx'
import { createContactApi } from './contact.api.ts'
import type {} from './contact.css'
import { ContactMarkerSchema } from './contact.schema.ts'
import { createContactStore } from './contact.store.ts'
import { contactPath } from './contactPath.ts'

/**
 * The contact form (content-features §5, reader-account §5): a name and a short message.
 *
 * Why an island: it counts the characters left, keeps the values when sending fails and fills in the signed-in reader's name. Without it the marker's own
 * children stay: the CMS puts the newspaper's address there.
 */
export const contactIsland = defineIsland({
  name: 'contact',
  css: sheets,
  options: ContactMarkerSchema,
  compose({ action }, { analytics, client, config, delayFirstRender, location, report, session }) {
    const loaded = session.loadPersonalData()
    delayFirstRender(loaded)
    const store = createContactStore({
      api: createContactApi(client, contactPath(action, report)),
      drafts: createDrafts(() => window.sessionStorage),
      async name() {
        await loaded
        const user = userOf(session.get())
        return [user?.name, user?.surname].filter(Boolean).join(' ')
      },
      onSent: () => analytics.track({ category: 'contact', action: 'send' }),
    })
    return (
      <Contact
        store={store}
        session={session}
        action={formAction(location.href())}
        support={readSupport(config.support, report)}
      />
    )
  },
})

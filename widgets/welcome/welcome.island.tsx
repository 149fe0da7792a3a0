import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { LightSlot } from '#islands/island/LightSlot.tsx'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import { answeredFields } from '#page/session/answeredFields.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { Welcome } from './Welcome.tsx'
import { createWelcomeApi } from './welcome.api.ts'
import type {} from './welcome.css'
import { draftKey, WelcomeMarkerSchema, welcomeFields } from './welcome.schema.ts'
import { createWelcomeStore } from './welcome.store.ts'

const idOf = (state: SessionState) => userOf(state)?.id

/**
 * The page after the registration: two optional details, resending the validation mail, and a button to start reading (reader-account §2, "Pages known only
 * through text").
 *
 * Why an island: its text depends on the registered reader and on whether their address is confirmed. Without it the marker's own children stay: the
 * CMS puts a link to the front page there. The form is in the light DOM, where browsers look for fields to autofill.
 */
export const welcomeIsland = defineIsland({
  name: 'welcome',
  css: [],
  options: WelcomeMarkerSchema,
  compose(
    options,
    { app, client, config, getShared, delayFirstRender, host, location, now, session, signal, timeZone },
  ) {
    const here = location.href()
    const backUrl = readBackUrl(options.backUrl ?? linkBackUrl(here), here, config)
    const drafts = createDrafts(() => window.sessionStorage)
    const store = createWelcomeStore({
      api: createWelcomeApi(client),
      onDone(saved) {
        const user = userOf(session.get())
        const userId = user?.id
        if (userId) for (const field of welcomeFields) drafts.clear(draftKey(userId, field))
        if (user && saved) session.update(answeredFields(saved.answer, saved.fields, user))
        location.assign(backUrl)
      },
    })

    let reader = idOf(session.get())
    const unfollow = session.subscribe((state) => {
      const next = idOf(state)
      if (next && next !== reader) store.begin()
      reader = next
    })
    signal.addEventListener('abort', unfollow)
    delayFirstRender(session.loadPersonalData())

    const setup = { prefix: idPrefix({ host, getShared }), backUrl, here, openedAt: now(), timeZone, drafts }
    return (
      <LightSlot name="welcome" css={sheets}>
        <Welcome session={session} app={app} store={store} setup={setup} />
      </LightSlot>
    )
  },
})

import sheets from 'virtual:sheets'
import type { ReactNode } from 'react'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { failureMessages, openingMessages } from '#kit/i18n/shared.messages.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { resumeAction } from '#page/resume/resumeAction.ts'
import { Follow } from './Follow.tsx'
import type {} from './follow.css'
import { messages } from './follow.messages.ts'
import { FollowMarkerSchema } from './follow.schema.ts'
import { createFollowStore } from './follow.store.ts'
import { createOffers } from './offer/createOffers.ts'
import { targetName } from './targetName.ts'

/**
 * Follows an author, a topic, a column or another reader.
 *
 * Why an island: its state depends on what the reader follows, and is shared by all buttons of the same target. Without it the marker's own
 * children stay visible: the CMS puts a link to the login there.
 *
 * No api: `src/page/library` makes the requests.
 */
export const followIsland = defineIsland({
  name: 'follow',
  css: sheets,
  options: FollowMarkerSchema,
  compose(options, context) {
    const { analytics, app, emit, delayFirstRender, host, intl, now, open, report, session, snackbars } = context
    const { kind, id } = options
    const target = { kind, id }
    const name = targetName(intl.t, options)
    const library = getLibrary(context)
    const offers = createOffers({ app, session, storage: () => window.localStorage, now, report })
    const showSuccess = (text: string) => snackbars.show({ text, kind: 'success' })

    let renderOffer = (_returnFocus: () => void): ReactNode => null
    const activate = async () => {
      if (await offers.activate()) showSuccess(intl.t(messages.activated))
    }
    const store = createFollowStore(target, {
      library,
      async promptLogin() {
        const opened = await open('login-prompt', { reason: 'follow', id: `${kind}:${id}` })
        const text = intl.t(openingMessages.part, { name: intl.t(messages.follow) })
        if (!opened) snackbars.show({ text, kind: 'error' })
      },
      async mayOffer() {
        if (!(await offers.mayOffer(kind))) return false
        try {
          // Loaded on demand: few follows lead to an offer.
          const { NotificationsOffer } = await import('./offer/NotificationsOffer.tsx')
          const answers = { activate: app.inApp ? activate : undefined, onClose: store.closeOffer }
          renderOffer = (returnFocus) => <NotificationsOffer {...answers} returnFocus={returnFocus} />
          return true
        } catch (error) {
          report(error, 'follow')
          return false
        }
      },
      onChanged(followed) {
        emit(followed ? 'quiosc:followed' : 'quiosc:unfollowed', target)
        // Following a reader counts as a comments event (reader-account §7, "Analytics events").
        analytics.track({
          category: kind === 'user' ? 'comments' : kind,
          action: followed ? 'follow' : 'unfollow',
          label: id,
        })
        if (app.inApp) app.send('requestToken')
      },
      onUnfollowed(undo) {
        const action = { label: intl.t(messages.undo), run: undo }
        snackbars.show({ text: intl.t(messages.noLongerFollowed, { name }), kind: 'info', action })
      },
      onFollowedElsewhere: () => showSuccess(intl.t(messages.nowFollowed, { name })),
      onFailed(failure) {
        const reason = intl.t(failureMessages[failureMessage(failure)])
        snackbars.show({ text: intl.t(messages.lost, { reason }), kind: 'error' })
      },
    })
    delayFirstRender(library.load())
    resumeAction(context, 'follow', `${kind}:${id}`, () => void store.resume())

    const offer = (returnFocus: () => void) => renderOffer(returnFocus)
    const isRendered = host.dataset.widgetState === 'rendered'
    return (
      <Follow
        target={options}
        store={store}
        library={library}
        session={session}
        isRendered={isRendered}
        offer={offer}
      />
    )
  },
})

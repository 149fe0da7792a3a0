import type { ReactNode } from 'react'
import { failureMessage } from '../../src/api/apiFailure.ts'
import { failureMessages } from '../../src/i18n/shared.messages.ts'
import { defineIsland } from '../../src/island/defineIsland.ts'
import { resumeAction } from '../../src/island/resumeAction.ts'
import { libraryOf } from '../../src/library/libraryOf.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import dialogCss from '../../src/ui/css/dialog.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import { calledName } from './calledName.ts'
import { createOffers } from './createOffers.ts'
import { Follow } from './Follow.tsx'
import css from './follow.css?inline'
import { messages } from './follow.messages.ts'
import { FollowMarkerSchema } from './follow.schema.ts'
import { createFollowStore } from './follow.store.ts'

/**
 * Follows an author, a topic, a column or another reader.
 *
 * Why an island: what it says depends on what the reader follows, and changes with every other button of the same. Without it the marker's own
 * children stay: the CMS puts a link to the login there.
 *
 * No api: the calls are the library's (`src/library`).
 */
export const followIsland = defineIsland({
  name: 'follow',
  css: [buttonCss, dialogCss, skeletonCss, css],
  options: FollowMarkerSchema,
  compose(options, context) {
    const { analytics, app, emit, hold, intl, now, open, report, session, snackbars } = context
    const { kind, id } = options
    const target = { kind, id }
    const name = calledName(intl.t, options)
    const library = libraryOf(context)
    const offers = createOffers({ app, session, storage: () => window.localStorage, now, report })
    const say = (text: string) => snackbars.show({ text, kind: 'success' })

    let offer: ReactNode = null
    const activate = async () => {
      if (await offers.activate()) say(intl.t(messages.activated))
    }
    const store = createFollowStore(target, {
      library,
      async askIn() {
        const opened = await open('login-prompt', { reason: 'follow', id: `${kind}:${id}` })
        if (!opened) snackbars.show({ text: intl.t(failureMessages.generic), kind: 'error' })
      },
      async mayOffer() {
        if (!(await offers.mayOffer(kind))) return false
        try {
          // Few who follow are offered anything.
          const { openOffer } = await import('./openOffer.tsx')
          offer = openOffer({ context, name, activate: app.inApp ? activate : undefined, onClose: store.closeOffer })
          return true
        } catch (error) {
          report(error, 'follow')
          return false
        }
      },
      onChanged(followed) {
        emit(followed ? 'followed' : 'unfollowed', target)
        // Readers are followed from their comments (reader-account §7, "Analytics events").
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
      onFollowedElsewhere: () => say(intl.t(messages.nowFollowed, { name })),
      onLost(failure) {
        const reason = intl.t(failureMessages[failureMessage(failure)])
        snackbars.show({ text: intl.t(messages.lost, { reason }), kind: 'error' })
      },
    })
    hold(library.load())
    resumeAction(context, 'follow', `${kind}:${id}`, () => void store.resume())

    return <Follow target={options} store={store} library={library} session={session} offer={() => offer} />
  },
})

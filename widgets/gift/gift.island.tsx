import { failureMessages } from '../../src/i18n/shared.messages.ts'
import { defineIsland } from '../../src/island/defineIsland.ts'
import { resumeAction } from '../../src/island/resumeAction.ts'
import { libraryOf } from '../../src/library/libraryOf.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import dialogCss from '../../src/ui/css/dialog.css?inline'
import fieldCss from '../../src/ui/css/field.css?inline'
import noticeCss from '../../src/ui/css/notice.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import { createGiftWays } from './createGiftWays.ts'
import { Gift } from './Gift.tsx'
import { createGiftApi } from './gift.api.ts'
import css from './gift.css?inline'
import { messages } from './gift.messages.ts'
import { createGiftRecords } from './gift.records.ts'
import { GiftMarkerSchema } from './gift.schema.ts'
import { createGiftStore } from './gift.store.ts'

/**
 * Giving an article away: in its place in the article, or over the page when another widget opens it by `page.open('gift', { contentId })`.
 *
 * Why an island: what it offers depends on who reads and on how many gifts are left, and it makes the link. Without it the marker's own children
 * stay: the CMS puts a link to the page about subscriptions there.
 */
export const giftIsland = defineIsland({
  name: 'gift',
  css: [buttonCss, dialogCss, fieldCss, noticeCss, skeletonCss, css],
  options: GiftMarkerSchema,
  compose({ contentId, title }, context) {
    const { analytics, app, client, close, config, emit, host, intl, location, now, open, session, snackbars } = context
    // Andorra's edition has no gifts (content-features §2).
    if (config.site === 'andorra') return null

    const ways = createGiftWays({
      context,
      text: intl.t(messages.shareText, { title: title ?? host.ownerDocument.title }),
      window,
      signIn() {
        // Two dialogs are one too many; the focus goes back to what opened this one.
        close?.()
        void open('login-prompt', { reason: 'gift', id: contentId }).then(
          (there) => there || snackbars.show({ kind: 'error', text: intl.t(failureMessages.generic) }),
        )
      },
    })
    const store = createGiftStore(contentId, {
      api: createGiftApi(client, location.href),
      session,
      records: createGiftRecords(libraryOf(context), now),
      inApp: app.inApp,
      now,
      hand: ways.hand,
      onMade: (gift) => emit('gift-created', gift),
      onHanded: (way) => analytics.track({ category: 'content', action: 'gift', label: way }),
    })
    if (!close) resumeAction(context, 'gift', contentId, () => host.scrollIntoView({ block: 'center' }))
    return <Gift store={store} ways={ways} title={title} now={now} onClose={close} />
  },
})

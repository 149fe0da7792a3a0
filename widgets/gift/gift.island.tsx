import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { createInterruptedActions } from '#page/resume/interruptedActions.ts'
import { resumeAction } from '#page/resume/resumeAction.ts'
import { createGiftActions } from './delivery/createGiftActions.ts'
import { Gift } from './Gift.tsx'
import { createGiftApi } from './gift.api.ts'
import type {} from './gift.css'
import { messages } from './gift.messages.ts'
import { createGiftRecords } from './gift.records.ts'
import { GiftMarkerSchema } from './gift.schema.ts'
import { createGiftStore } from './gift.store.ts'

/**
 * Gifts an article: inline, or over the page when another widget opens it by `page.open('gift', { contentId })`.
 *
 * Why an island: it depends on the reader and on how many gifts are left, and it makes the link. Without it the marker's own children
 * stay visible: the CMS puts a link to the subscription page there.
 */
export const giftIsland = defineIsland({
  name: 'gift',
  css: sheets,
  options: GiftMarkerSchema,
  compose({ contentId, title }, context) {
    const { analytics, app, client, close, config, emit, host, intl, location, now, report, session } = context
    // The Andorra site has no gifts (content-features §2).
    if (config.site === 'andorra') return null

    const interruption = createInterruptedActions({ storage: () => window.sessionStorage, now, report })
    const actions = createGiftActions({
      context,
      text: intl.t(messages.shareText, { title: title ?? ownDocument().title }),
      window,
      onSignIn() {
        interruption.save({ kind: 'gift', id: contentId })
        analytics.track({ category: 'login', action: 'prompt', label: 'gift' })
      },
    })
    const store = createGiftStore(contentId, {
      api: createGiftApi(client, location.href, context.timeZone),
      session,
      records: createGiftRecords(getLibrary(context), context),
      inApp: app.inApp,
      now,
      deliver: actions.deliver,
      onMade: (gift) => emit('quiosc:gift-created', gift),
      onDelivered: (channel) => analytics.track({ category: 'content', action: 'gift', label: channel }),
    })
    if (!close) resumeAction(context, 'gift', contentId, () => host.scrollIntoView({ block: 'center' }))
    const onClose =
      close &&
      (() => {
        interruption.drop()
        close()
      })
    return <Gift store={store} actions={actions} title={title} now={now} onClose={onClose} />
  },
})

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { webAddress } from '#lib/share/webAddress.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { resumeAction } from '#page/resume/resumeAction.ts'
import { ActionBar } from './ActionBar.tsx'
import type {} from './action-bar.css'
import { ActionBarMarkerSchema } from './action-bar.schema.ts'
import { createCommentsCount } from './comments/action-bar.count.ts'
import { createBarActions } from './createBarActions.ts'

/**
 * The actions on an article: comment, save, share, gift.
 *
 * Why an island: whether it is saved depends on the reader, the count changes after the page was cached, and sharing depends on the device. Without it
 * the marker's own children stay visible: the CMS puts a link to the comments there.
 *
 * No api and no store of its own: saving is the library's, the count the other markers'; what is open is the view's.
 */
export const actionBarIsland = defineIsland({
  name: 'action-bar',
  css: sheets,
  options: ActionBarMarkerSchema,
  compose({ contentId, title, url, giftEnabled, numComments }, context) {
    const { config, delayFirstRender, inBrowser, location, publish, report } = context
    const here = new URL(location.href())
    let pageTitle = ''
    inBrowser(() => {
      pageTitle = ownDocument().title
    })
    const shared = {
      title: title ?? pageTitle,
      // Without the query, which may contain a gift or voucher code.
      url: (url && webAddress(url, here.href)) || here.origin + here.pathname,
    }
    const library = getLibrary(context)
    const actions = createBarActions(contentId, shared, context)

    // Delays the first render until the library has loaded, so that the bookmark does not flicker.
    delayFirstRender(library.load())
    resumeAction(context, 'save', contentId, ({ detail = '' }) => void actions.open('save-to-list', detail))
    resumeAction(context, 'gift', contentId, () => void actions.open('gift'))
    return (
      <ActionBar
        contentId={contentId}
        library={library}
        counted={createCommentsCount(contentId, numComments, { target: ownDocument(), publish, report })}
        actions={actions}
        giftEnabled={giftEnabled}
        site={config.site}
      />
    )
  },
})

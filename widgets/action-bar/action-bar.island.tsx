import { defineIsland } from '../../src/island/defineIsland.ts'
import { resumeAction } from '../../src/island/resumeAction.ts'
import { libraryOf } from '../../src/library/libraryOf.ts'
import { webAddress } from '../../src/site/webAddress.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import { ActionBar } from './ActionBar.tsx'
import { createCommentsCount } from './action-bar.count.ts'
import css from './action-bar.css?inline'
import { ActionBarMarkerSchema } from './action-bar.schema.ts'
import { createBarWays } from './createBarWays.ts'

/**
 * What a reader does with an article: comment, save, share, give it away.
 *
 * Why an island: whether it is saved is the reader's own, the count goes on after the page was cached, and sharing depends on the device. Without it
 * the marker's own children stay: the CMS puts a link to the comments there.
 *
 * No api and no store of its own: saving is the library's, the count the other markers'; what is open is the view's.
 */
export const actionBarIsland = defineIsland({
  name: 'action-bar',
  css: [buttonCss, css],
  options: ActionBarMarkerSchema,
  compose({ contentId, title, url, giftEnabled, numComments }, context) {
    const { config, emit, hold, host, location, report } = context
    const page = host.ownerDocument
    const here = new URL(location.href())
    const shared = {
      title: title ?? page.title,
      // Without the query, which may be what let this reader in.
      url: (url && webAddress(url, here.href)) || here.origin + here.pathname,
    }
    const library = libraryOf(context)
    const ways = createBarWays(contentId, shared, context)

    // With the first frame, so that the bookmark is not drawn twice.
    hold(library.load())
    resumeAction(context, 'save', contentId, ({ detail = '' }) => {
      void context.open('save-to-list', { contentId, title: shared.title, resume: detail })
    })
    resumeAction(context, 'gift', contentId, () => void ways.open('gift'))
    return (
      <ActionBar
        contentId={contentId}
        library={library}
        counted={createCommentsCount(contentId, numComments, { page, emit, report })}
        ways={ways}
        giftEnabled={giftEnabled}
        site={config.site}
      />
    )
  },
})

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { Comments } from './Comments.tsx'
import type {} from './comments.css'
import { CommentsMarkerSchema } from './comments.schema.ts'
import type {} from './composer/composer.css'
import { createCommentsServices } from './createCommentsServices.ts'
import type {} from './thread/actions.css'
import type {} from './thread/thread.css'
import { isWebView } from './webview/isWebView.ts'

/**
 * The comments on one content.
 *
 * Why an island: readers write, like, reply and report, and what they see depends on the session. Without it the marker's own children stay visible:
 * the CMS puts a link to the comments' page there.
 *
 * No api, no model and no store in this folder: state and transitions are in `core/`, the store and its calls in `store/`, and each view has its own folder.
 */
export const commentsIsland = defineIsland({
  name: 'comments',
  css: sheets,
  options: CommentsMarkerSchema,
  compose({ contentId, order }, context) {
    const services = createCommentsServices(contentId, order, context)
    // Before the first render, because the loader has already sent the request.
    context.inBrowser(() => {
      services.store.follow()
      context.delayFirstRender(services.store.load())
    })
    return <Comments services={services} webView={isWebView(context.location.href(), contentId)} />
  },
})

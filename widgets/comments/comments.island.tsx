import { defineIsland } from '#islands/island/defineIsland.ts'
import avatarCss from '#kit/ui/avatar.css?inline'
import buttonCss from '#kit/ui/button.css?inline'
import noticeCss from '#kit/ui/feedback/notice.css?inline'
import skeletonCss from '#kit/ui/feedback/skeleton.css?inline'
import fieldCss from '#kit/ui/fields/field.css?inline'
import toggleCss from '#kit/ui/fields/toggle.css?inline'
import moreCss from '#kit/ui/popup/more.css?inline'
import { Comments } from './Comments.tsx'
import ownCss from './comments.css?inline'
import { CommentsMarkerSchema } from './comments.schema.ts'
import composerCss from './composer/composer.css?inline'
import { createCommentsServices } from './createCommentsServices.ts'
import actionsCss from './thread/actions.css?inline'
import threadCss from './thread/thread.css?inline'
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
  css: [
    avatarCss,
    buttonCss,
    fieldCss,
    moreCss,
    noticeCss,
    skeletonCss,
    toggleCss,
    ownCss,
    actionsCss,
    threadCss,
    composerCss,
  ],
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

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { fillPath } from '#lib/fillPath.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { COMMENTS_COUNT_PATH } from '#lib/site/commentsPath.ts'
import { CommentsCount } from './CommentsCount.tsx'
import { createCommentsCountApi } from './comments-count.api.ts'
import { createCommentsCountBus } from './comments-count.bus.ts'
import type {} from './comments-count.css'
import { CommentsCountMarkerSchema, CommentsTotalSchema } from './comments-count.schema.ts'
import { createCommentsCountStore } from './comments-count.store.ts'

/**
 * The number of comments on a content, in a card or under a headline.
 *
 * Why an island: pages are cached and the count changes. Without it the marker's own children stay visible: the CMS puts the count
 * at publication there, or a word.
 */
export const commentsCountIsland = defineIsland({
  name: 'comments-count',
  css: sheets,
  options: CommentsCountMarkerSchema,
  compose({ contentId }, { client, publish, report, served }) {
    const store = createCommentsCountStore(contentId, {
      api: createCommentsCountApi(client),
      served: served(fillPath(COMMENTS_COUNT_PATH, { contentId }), CommentsTotalSchema)?.contentNumComments,
      bus: createCommentsCountBus(contentId, { target: ownDocument(), publish, report }),
    })
    return <CommentsCount store={store} />
  },
})

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { CommentsCount } from './CommentsCount.tsx'
import { commentsCountPath, createCommentsCountApi } from './comments-count.api.ts'
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
      served: served(commentsCountPath(contentId), CommentsTotalSchema)?.contentNumComments,
      bus: createCommentsCountBus(contentId, { page: ownDocument(), publish, report }),
    })
    return <CommentsCount store={store} />
  },
})

import { defineIsland } from '../../src/island/defineIsland.ts'
import { CommentsCount } from './CommentsCount.tsx'
import { createCommentsCountApi } from './comments-count.api.ts'
import css from './comments-count.css?inline'
import { createCommentsCountNews } from './comments-count.news.ts'
import { CommentsCountMarkerSchema } from './comments-count.schema.ts'
import { createCommentsCountStore } from './comments-count.store.ts'

/**
 * How many comments a content has, in a line of a card or under a headline.
 *
 * Why an island: pages are cached and comments go on. Without it the marker's own children stay: the CMS puts the count of
 * the day it published there, or a word.
 */
export const commentsCountIsland = defineIsland({
  name: 'comments-count',
  css: [css],
  options: CommentsCountMarkerSchema,
  compose({ contentId }, { client, emit, report }) {
    const store = createCommentsCountStore(contentId, {
      api: createCommentsCountApi(client),
      news: createCommentsCountNews(contentId, { page: document, emit, report }),
    })
    return <CommentsCount store={store} />
  },
})

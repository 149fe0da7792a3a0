import { commentsIsland } from '../widgets/comments/comments.island.tsx'
import { commentsCountIsland } from '../widgets/comments-count/comments-count.island.tsx'
import { pollIsland } from '../widgets/poll/poll.island.tsx'
import { registry } from '../widgets/registry.ts'
import type { ServedWidget } from './createRenderer.ts'
import type { servedNames } from './servedNames.ts'

/** What a server renders, by the names of the widgets. */
export const servedWidgets: Readonly<Record<(typeof servedNames)[number], ServedWidget>> = {
  comments: { island: commentsIsland, data: registry.comments?.prefetch },
  // The browser asks the page's other widgets first, and so has no first request of its own.
  'comments-count': { island: commentsCountIsland, data: 'comment/content/{contentId}?order=desc' },
  poll: { island: pollIsland, data: registry.poll?.prefetch },
}

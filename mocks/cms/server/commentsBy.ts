import { isVisibleTo } from '../../backend/comments/presentComment.ts'
import type { BackendState } from '../../backend/seedState.ts'
import type { ReadersComment } from '../Newsroom.ts'

/** What everybody sees of a reader’s comments, the last one first: nothing that is silenced or awaits moderation. */
export const commentsBy = ({ comments }: BackendState, readerId: string): readonly ReadersComment[] =>
  [...comments.values()]
    .filter((comment) => comment.author.id === readerId && comment.state === 'published')
    .filter((comment) => isVisibleTo(comment, undefined))
    .map(({ contentId, body, publicationDate }) => ({ contentId, body, published: new Date(publicationDate) }))
    .sort((one, other) => other.published.getTime() - one.published.getTime())

import type { WrittenComment } from './profileComments.schema.ts'

/** As the comments of an article write it: the dot parts the ids. */
const escapeId = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E')

/** Where a comment stands in its article: below the one that it replies to. */
export function permalinkOf(article: string, { id, parentCommentId }: WrittenComment): string {
  const path = parentCommentId ? `${escapeId(parentCommentId)}.${escapeId(id)}` : escapeId(id)
  return `${article.split('#', 1)[0]}#comment-${path}`
}

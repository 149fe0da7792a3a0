import type { WrittenComment } from './profileComments.schema.ts'

/** The address of a comment in its article: below the one that it replies to. As the comments of an article write it: the dot, which no id has, parts the ids. */
export function permalinkOf(article: string, { id, parentCommentId }: WrittenComment): string {
  const path = parentCommentId ? [parentCommentId, id] : [id]
  return `${article.split('#', 1)[0]}#comment-${path.map(encodeURIComponent).join('.')}`
}

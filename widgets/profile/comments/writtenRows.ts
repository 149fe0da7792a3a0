import type { CommentedContent, WrittenComment } from './profileComments.schema.ts'

/** A comment in the list, with the article that it belongs to. */
export interface WrittenRow {
  /** The comment's. */
  id: string
  comment: WrittenComment
  article: Pick<CommentedContent, 'title' | 'url'>
  /** The article's name stands above the first one alone. */
  isFirst: boolean
}

export const writtenRows = (contents: readonly CommentedContent[]): readonly WrittenRow[] =>
  contents.flatMap(({ title, url, comments }) => {
    const article = { title, url }
    return comments.map((comment, index) => ({ id: comment.id, comment, article, isFirst: index === 0 }))
  })

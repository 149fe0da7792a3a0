import type { ListedComment } from './profileComments.schema.ts'

/** A comment in the list, with the article that it belongs to. */
export interface WrittenRow extends ListedComment {
  /** The article's name stands above the first one alone. */
  isFirst: boolean
}

/** The comments by their articles: two list pages may have comments on the same one. */
export function writtenRows(comments: readonly ListedComment[]): readonly WrittenRow[] {
  const articles = new Map<string, WrittenRow[]>()
  for (const listed of comments) {
    const rows = articles.get(listed.article.id) ?? []
    rows.push({ ...listed, isFirst: rows.length === 0 })
    articles.set(listed.article.id, rows)
  }
  return [...articles.values()].flat()
}

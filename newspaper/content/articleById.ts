import { type ArticleFacts, articles } from './articles.ts'

export const articleById = (id: string): ArticleFacts | undefined => articles.find((article) => article.id === id)

/** @throws When there is no such article. */
export function existingArticle(id: string): ArticleFacts {
  const article = articleById(id)
  if (!article) throw new Error(`Unknown article ${id}.`)
  return article
}

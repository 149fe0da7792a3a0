import { existingArticle } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'

const PREFIX = 'r'

/** The address that a gift is given by. Its code says since when it counts, so that the newspaper's server needs no list of them. */
export const giftLink = (contentId: string, created: Date): string =>
  `${articlePath(existingArticle(contentId))}?gift=${PREFIX}${Math.floor(created.getTime() / 1000).toString(36)}`

/** Since when the gift of a code counts; undefined for what is no code. */
export function readGiftCode(code: string): Date | undefined {
  const [, digits] = /^r([0-9a-z]{5,8})$/.exec(code) ?? []
  return digits === undefined ? undefined : new Date(Number.parseInt(digits, 36) * 1000)
}

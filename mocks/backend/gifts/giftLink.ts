import { parseDate } from '#kit/dates/moment.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'
import { existingArticle } from '#newspaper/content/articleById.ts'
import { articlePath } from '#newspaper/content/articles.ts'

const PREFIX = 'r'

/** A gift's link. Its code holds the date of the gift, so that the newspaper's server needs no list of gifts. */
export const giftLink = (contentId: string, created: Date): string =>
  `${articlePath(existingArticle(contentId))}?gift=${PREFIX}${Math.floor(created.getTime() / 1000).toString(36)}`

/** The date in a gift's code; undefined for anything else. */
export function readGiftCode(code: string): Date | undefined {
  const [, digits] = /^r([0-9a-z]{5,8})$/.exec(code) ?? []
  return digits === undefined
    ? undefined
    : parseDate(Number.parseInt(digits, 36) * 1000, createTimeZone(DEFAULT_TIME_ZONE))
}

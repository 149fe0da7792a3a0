import { cookieNames } from '#lib/site/limits.ts'
import type { Cookies } from '#page/storage/createCookies.ts'
import { PaywallAccessSchema } from '../ad.schema.ts'
import { articlesOf } from './articlesOf.ts'
import { isWalled, isWallType } from './isWalled.ts'
import { optionsOf } from './optionsOf.ts'

/**
 * Whether the page has, now, a paywall beside which no ad appears: by the marker, or by the cookie of the article that the ad stands in, or that the page shows.
 *
 * @param contentId The ad's own article.
 */
export function createWallRule(
  root: ParentNode,
  contentId: string | undefined,
  cookies: Pick<Cookies, 'read' | 'readJson'>,
): () => boolean {
  /** Read again when it has another text: what is wrong in one is reported once. */
  const known = new Map<string, { text: string; isClosed: boolean }>()

  const isClosed = (id: string) => {
    const name = cookieNames.paywall(id)
    const text = cookies.read(name)?.trim()
    if (!text) return false
    if (known.get(id)?.text !== text) {
      const data = cookies.readJson(name, PaywallAccessSchema)
      // A cookie that cannot be read may be a denial.
      known.set(id, { text, isClosed: !data || isWalled(data) })
    }
    return known.get(id)?.isClosed ?? false
  }
  return () =>
    [...root.querySelectorAll<HTMLElement>('[data-widget="paywall"]')].some((marker) =>
      isWallType(optionsOf(marker).type),
    ) || articlesOf(root, contentId).some(isClosed)
}

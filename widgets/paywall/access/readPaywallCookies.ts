import { cookieNames } from '../../../src/site/limits.ts'
import type { Cookies } from '../../../src/storage/createCookies.ts'
import type { PaywallCookie } from '../paywall.schema.ts'
import { PaywallCookieSchema } from '../paywall.schema.ts'

/** What the backend left for one article (content-features §9, "Cookie names"). */
export interface PaywallCookies {
  /** The article came as a gift. */
  giveaway: boolean
  /** The article was opened for a minute. */
  voucher: boolean
  /** What the backend knows of this reader and this article; missing when broken, which is reported. */
  data: PaywallCookie | undefined
}

/** What a cookie holds that was switched off instead of removed. */
const OFF = ['', '0', 'false']

/** @param contentId Without it only a voucher for any article counts. */
export function readPaywallCookies(
  cookies: Pick<Cookies, 'read' | 'readJson'>,
  contentId: string | undefined,
): PaywallCookies {
  const voucher = cookies.read(cookieNames.voucher)
  // A voucher names the article it opens; the backend's own `1` or `true` opens whichever is read within its minute.
  const opens = voucher === '1' || voucher === 'true'
  if (contentId === undefined) return { giveaway: false, voucher: opens, data: undefined }
  return {
    giveaway: !OFF.includes(cookies.read(cookieNames.giveaway(contentId)) ?? ''),
    voucher: opens || voucher === contentId,
    data: cookies.readJson(cookieNames.paywall(contentId), PaywallCookieSchema),
  }
}

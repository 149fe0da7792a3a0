import { cookieNames } from '#lib/site/limits.ts'
import type { Cookies } from '#page/storage/createCookies.ts'
import { type PaywallCookie, PaywallCookieSchema } from '../paywall.schema.ts'

/** The backend's cookies for one article (content-features §9, "Cookie names"). */
export interface PaywallCookies {
  /** The article was opened by a gift link. */
  giveaway: boolean
  /** The article is open for 60 s. */
  voucher: boolean
  /** Data for this reader and article; undefined when malformed, which is reported. */
  data: PaywallCookie | undefined
}

/** Values of a cookie that was disabled instead of removed. */
const OFF = ['', '0', 'false']

/** @param contentId Without it only a voucher for any article applies. */
export function readPaywallCookies(
  cookies: Pick<Cookies, 'read' | 'readJson'>,
  contentId: string | undefined,
): PaywallCookies {
  const voucher = cookies.read(cookieNames.voucher)
  // A voucher has the id of its article; the backend's `1` or `true` opens any article within its 60 s.
  const opens = voucher === '1' || voucher === 'true'
  if (contentId === undefined) return { giveaway: false, voucher: opens, data: undefined }
  return {
    giveaway: !OFF.includes(cookies.read(cookieNames.giveaway(contentId)) ?? ''),
    voucher: opens || voucher === contentId,
    data: cookies.readJson(cookieNames.paywall(contentId), PaywallCookieSchema),
  }
}

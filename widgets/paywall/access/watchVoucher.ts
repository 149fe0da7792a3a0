import * as v from 'valibot'
import { IdSchema } from '../../../src/lib/idSchema.ts'
import { check } from '../../../src/lib/parseJson.ts'
import type { Report } from '../../../src/lib/report.ts'
import { cookieNames, VOUCHER_SECONDS } from '../../../src/site/limits.ts'
import type { Cookies } from '../../../src/storage/createCookies.ts'

/** Sent on the document by whoever opens an article for a minute: `new CustomEvent('quiosc:content-voucher', { detail: { contentId } })`. */
export const VOUCHER_EVENT = 'quiosc:content-voucher'

const DetailSchema = v.object({ contentId: IdSchema })

export interface VoucherNeeds {
  cookies: Pick<Cookies, 'read' | 'write'>
  /** The server sends the whole article then. */
  reload(): void
  report: Report
}

/** Until `signal` aborts: sets the voucher's cookie for this article and reloads the page (content-features §4). Other articles' vouchers are not ours. */
export function watchVoucher(
  page: EventTarget,
  contentId: string,
  { cookies, reload, report }: VoucherNeeds,
  signal: AbortSignal,
): void {
  const redeem = (event: Event) => {
    const detail = check(event instanceof CustomEvent ? event.detail : undefined, DetailSchema)
    if (!detail.ok) return report(new Error(`${VOUCHER_EVENT} is ignored: ${detail.failure}`), 'paywall')
    if (detail.value.contentId !== contentId) return
    cookies.write(cookieNames.voucher, contentId, VOUCHER_SECONDS)
    // Where the browser keeps no cookies, the same page would come again.
    if (cookies.read(cookieNames.voucher) === contentId) reload()
    else report(new Error(`${VOUCHER_EVENT}: the cookie is refused`), 'paywall')
  }
  page.addEventListener(VOUCHER_EVENT, redeem, { signal })
}

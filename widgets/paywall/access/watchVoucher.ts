import { listen } from '#lib/listen.ts'
import type { Report } from '#lib/report.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { cookieNames, VOUCHER_SECONDS } from '#lib/site/limits.ts'
import type { Cookies } from '#page/storage/createCookies.ts'

/** Dispatched on the document to open an article for 60 s: `new CustomEvent('quiosc:content-voucher', { detail: { contentId } })`. */
export const VOUCHER_EVENT = 'quiosc:content-voucher'

const DetailSchema = object({ contentId: IdSchema })

export interface VoucherDeps {
  cookies: Pick<Cookies, 'read' | 'write'>
  /** Reloads the page, so that the server sends the full article. */
  reload(): void
  report: Report
}

/** Until `signal` aborts: sets the voucher's cookie for this article and reloads the page (content-features §4). Vouchers for other articles are ignored. */
export function watchVoucher(
  target: EventTarget,
  contentId: string,
  { cookies, reload, report }: VoucherDeps,
  signal: AbortSignal,
): void {
  const redeem = (event: Event) => {
    const detail = check(event instanceof CustomEvent ? event.detail : undefined, DetailSchema)
    if (!detail.ok) return report(new ValueError(`Ignored ${VOUCHER_EVENT}`, detail.failure), 'paywall')
    if (detail.value.contentId !== contentId) return
    cookies.write(cookieNames.voucher, contentId, VOUCHER_SECONDS)
    // Without cookies the reload would show the same page.
    if (cookies.read(cookieNames.voucher) === contentId) reload()
    else report(new Error(`${VOUCHER_EVENT}: the cookie was not stored`), 'paywall')
  }
  listen(target, VOUCHER_EVENT, redeem, { signal })
}

import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** Share of the page that may be scrolled before an ad with a close button is hidden (content-features §9, "Ads"). */
const SHARE = 0.05

/** Calls back when more of the page is scrolled, which it may be already. */
export function watchScroll(onPassed: () => void, signal: AbortSignal): void {
  const check = () => {
    const { scrollTop, scrollHeight, clientHeight } = ownDocument().documentElement
    if (scrollTop > SHARE * (scrollHeight - clientHeight)) onPassed()
  }
  listen(window, 'scroll', check, { passive: true, signal })
  check()
}

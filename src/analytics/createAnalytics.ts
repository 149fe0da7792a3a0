import type { Report } from '../lib/report.ts'
import type { Analytics, AnalyticsEvent } from './analytics.types.ts'

export interface AnalyticsOptions {
  /** `window.dataLayer`, which the publisher's tag manager reads. */
  dataLayer: unknown[]
  /** The site's host and the page's path; not its query, which may name a reader. */
  page: { domain: string; uri: string }
  /** The publisher's own function, when the page has configured one; looked up anew each time, because it may come late. */
  trackFunction(): unknown
  /** The native app's `analytic`, where the page runs in it. */
  native?(event: AnalyticsEvent): void
  report: Report
}

/** What the data layer says of the reader and of what he sees (content-features §3, "Analytics data layer"). */
export interface ViewFacts {
  /** `anonymous`, `registered`, `registered_trial` or `subscriber`. */
  type: string
  viewMode: 'dark' | 'light'
  id: string | undefined
  isStaff: boolean
  advantages: string
  premium: string
  fundador: boolean
  rfv: string | number | undefined
  subscription: { id: string; type: string | number | undefined } | undefined
}

export interface AnalyticsControl extends Analytics {
  /** Tells the data layer who reads, as soon as that is known and whenever it changes. */
  setUser(user: ViewFacts): void
}

/** Nothing here throws: no reader loses an article to a tracking function. */
export function createAnalytics({
  dataLayer,
  page,
  trackFunction,
  native,
  report,
}: AnalyticsOptions): AnalyticsControl {
  let complained = false

  const callTrackFunction = (event: AnalyticsEvent) => {
    const track = trackFunction()
    if (track === undefined) return
    if (typeof track === 'function') {
      track(event)
    } else if (!complained) {
      complained = true
      report(new Error('Tracking: trackFunction should be a valid function'), 'analytics')
    }
  }

  const guarded = (action: () => void) => {
    try {
      action()
    } catch (error) {
      report(error, 'analytics')
    }
  }

  return {
    track(event) {
      guarded(() => dataLayer.push({ event: 'quiosc', ...event }))
      guarded(() => callTrackFunction(event))
      guarded(() => native?.(event))
    },
    setUser: (user) => guarded(() => dataLayer.push({ event: 'quiosc:user', ...page, user })),
  }
}

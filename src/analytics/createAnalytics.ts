import type { Report } from '../lib/report.ts'
import type { Analytics, AnalyticsEvent } from './analytics.types.ts'

export interface AnalyticsOptions {
  /** `window.dataLayer`, which the publisher's tag manager reads. */
  dataLayer: unknown[]
  /** The site's host and the page's path; not its query, which may name a reader. */
  page: { domain: string; uri: string }
  /** The publisher's tracking function, if the page has configured one; read for each event, because it may be configured late. */
  trackFunction(): unknown
  /** Sends the native app's `analytic` action; does nothing on the web. */
  native?(event: AnalyticsEvent): void
  report: Report
}

/** The user and view mode as the data layer has them (content-features §3, "Analytics data layer"). */
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
  /** Pushes the user to the data layer, once the session is known and whenever it changes. */
  setUser(user: ViewFacts): void
}

/** Nothing here throws, so that a broken tracking function cannot break a widget. */
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

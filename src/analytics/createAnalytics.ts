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
  /** Whether nothing is sent until {@link AnalyticsControl.setConsent} allows it. */
  waits?: boolean
  report: Report
}

export interface AnalyticsControl extends Analytics {
  /** Whether the reader agrees. What has happened before an answer is sent then, or never; what happens after a refusal is never sent. */
  setConsent(given: boolean): void
}

/** Nothing here throws, so that a broken tracking function cannot break a widget. */
export function createAnalytics({
  dataLayer,
  page,
  trackFunction,
  native,
  waits,
  report,
}: AnalyticsOptions): AnalyticsControl {
  let complained = false
  /** Undefined until the reader has been asked. */
  let consent = waits ? undefined : true
  const held: AnalyticsEvent[] = []
  const known = new Map<string, unknown>()

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

  const push = (facts: unknown, name: string) =>
    guarded(() => dataLayer.push({ event: `quiosc:${name}`, ...page, [name]: facts }))

  const track = (event: AnalyticsEvent) => {
    if (consent === undefined) held.push(event)
    if (!consent) return
    guarded(() => dataLayer.push({ event: 'quiosc', ...event }))
    guarded(() => callTrackFunction(event))
    guarded(() => native?.(event))
  }

  return {
    track,
    setFacts(name, facts) {
      known.set(name, facts)
      if (consent) push(facts, name)
    },
    setConsent(given) {
      if (given && !consent) known.forEach(push)
      consent = given
      held.splice(0).forEach(track)
    },
  }
}

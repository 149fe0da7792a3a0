import type { Report } from '#lib/report.ts'
import type { Analytics, AnalyticsEvent, ViewFacts } from './analytics.types.ts'

export interface AnalyticsOptions {
  /** `window.dataLayer`, which the publisher's tag manager reads. */
  dataLayer: unknown[]
  /** The site's host and the page's path; not its query, which may name a reader. */
  address: { domain: string; uri: string }
  /** The publisher's tracking function, if the page has configured one; read for each event, because it may be configured late. */
  trackFunction(): unknown
  /** Sends the native app's `analytic` action; does nothing on the web. */
  native?(event: AnalyticsEvent): void
  /** Whether the page asks its readers for consent: nothing is sent until {@link AnalyticsControl.setConsent} allows it. Read before each event, because what asks may come late. */
  isAsking(): boolean
  /**
   * Called once, when it is known that the page asks.
   *
   * @param sent How much has gone out before.
   */
  onAsking(sent: number): void
  /** Whether the browser renders the page ahead of a visit that may never come: nothing is sent until {@link AnalyticsControl.visited}. */
  isPrerendering(): boolean
  report: Report
}

export interface AnalyticsControl extends Analytics {
  /** Whether the reader agrees. What has happened before an answer is sent then, or never; what happens after a refusal is never sent. */
  setConsent(given: boolean): void
  /** The visit has come: what was held for it is sent, as far as the reader's consent allows. */
  visited(): void
  /** Looks whether the page asks for consent now. */
  lookForConsent(): void
}

/** The events of the data layer that have the facts of a view. */
const factEvents: Readonly<Record<keyof ViewFacts, string>> = { user: 'quiosc:user', content: 'quiosc:content' }

/** Nothing here throws, so that a broken tracking function cannot break a widget. */
export function createAnalytics({
  dataLayer,
  address,
  trackFunction,
  native,
  isAsking,
  onAsking,
  isPrerendering,
  report,
}: AnalyticsOptions): AnalyticsControl {
  let complained = false
  /** Undefined until the reader has answered. */
  let consent: boolean | undefined = true
  let isAsked = false
  let sent = 0
  const held: AnalyticsEvent[] = []
  const heldFacts = new Map<keyof ViewFacts, unknown>()

  /** A forbidden event is not held back. */
  const mustWait = () => consent === undefined || (consent && isPrerendering())

  const lookForConsent = () => {
    if (isAsked || !isAsking()) return
    isAsked = true
    consent = undefined
    onAsking(sent)
  }
  lookForConsent()

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

  const push = (facts: unknown, name: keyof ViewFacts) => {
    sent++
    guarded(() => dataLayer.push({ event: factEvents[name], ...address, [name]: facts }))
  }

  const track = (event: AnalyticsEvent) => {
    lookForConsent()
    if (mustWait()) held.push(event)
    else if (consent) send(event)
  }

  const send = (event: AnalyticsEvent) => {
    sent++
    guarded(() => dataLayer.push({ event: 'quiosc', ...event }))
    guarded(() => callTrackFunction(event))
    guarded(() => native?.(event))
  }

  /** Sends what was held, as far as it may be sent now. */
  const release = () => {
    if (consent && !isPrerendering()) {
      heldFacts.forEach(push)
      heldFacts.clear()
    }
    held.splice(0).forEach(track)
  }

  return {
    track,
    setFacts(name, facts) {
      lookForConsent()
      if (consent && !isPrerendering()) push(facts, name)
      else heldFacts.set(name, facts)
    },
    setConsent(given) {
      consent = given
      release()
    },
    visited: release,
    lookForConsent,
  }
}

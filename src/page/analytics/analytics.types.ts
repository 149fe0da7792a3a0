import type { KnownEvent } from './analyticsEvents.ts'

/** An event for the publisher's tools (content-features §7, "Analytics events"). */
export type AnalyticsEvent = KnownEvent & {
  label?: string
  /** The measured value. */
  value?: number
}

/** The facts of a page view, for the data layer, besides its events: the reader and the content. */
export interface ViewFacts {
  user: UserFacts
  content: { id: string; paywall: object }
}

/** The user and view mode as the data layer has them (content-features §3, "Analytics data layer"). */
export interface UserFacts {
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

export interface Analytics {
  /** Never throws: a broken tracking function is reported on the console outside production. */
  track(event: AnalyticsEvent): void
  /** Pushes what is known to the data layer, again whenever it changes. */
  setFacts<Name extends keyof ViewFacts>(name: Name, facts: ViewFacts[Name]): void
}

/** An event for the publisher's tools (content-features §7, "Analytics events"). */
export interface AnalyticsEvent {
  category: string
  action: string
  label?: string
}

export interface Analytics {
  /** Never throws: a broken tracking function is reported on the console outside production. */
  track(event: AnalyticsEvent): void
}

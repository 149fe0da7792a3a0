import type { SiteConfig } from '../site/readConfig.ts'

/** What the page's block says, and what only a script can hand in (`quiosc.configure`). */
export interface PageConfig extends SiteConfig {
  /** The publisher's own tracking function, called with each analytics event (content-features §7). */
  trackFunction?: unknown
}

declare global {
  interface Window {
    /** The publisher's tag manager reads it (content-features §3, "Analytics data layer"). */
    dataLayer?: unknown[]
  }
}

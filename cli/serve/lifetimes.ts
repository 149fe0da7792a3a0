import { ownValue } from '#lib/ownValue.ts'

/** For how long a rendered fragment is fresh, in seconds. */
export interface Lifetime {
  fresh: number
  /** How long an older one is still shown while a new one is rendered. */
  stale: number
}

/** The lifetime of contents that no comment or vote changes. */
const usual: Lifetime = { fresh: 60, stale: 600 }

/** Of the widgets whose contents change while a page is read. The reader's own browser brings what is newer. */
const lifetimes: Readonly<Record<string, Lifetime>> = {
  comments: { fresh: 10, stale: 120 },
  'comments-count': { fresh: 10, stale: 120 },
  live: { fresh: 5, stale: 30 },
  poll: { fresh: 10, stale: 120 },
}

/** Seconds that an old fragment may be shown for while the backend is down: a day. */
export const STALE_IF_ERROR = 86_400

export const lifetimeOf = (widget: string): Lifetime => ownValue(lifetimes, widget) ?? usual

import type { Page } from '#islands/runtime/page.types.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { createMilestones } from './createMilestones.ts'
import { findContent } from './findContent.ts'
import { PaywallFactsSchema } from './paywallFacts.schema.ts'
import { watchMedia } from './watchMedia.ts'
import { watchReading } from './watchReading.ts'

/**
 * Measures what a page has once, besides the widgets' own events: the content and its paywall for the data layer (content-features §3), how far it is read,
 * and how far the page's media are played.
 *
 * @param webVitals Whether the page wants its speed measured too.
 * @param signal Ends it.
 */
export function startMeasuring(
  { analytics, report }: Pick<Page, 'analytics' | 'report'>,
  webVitals: boolean,
  signal: AbortSignal,
): void {
  if (webVitals) {
    import('./watchVitals.ts').then(
      ({ watchVitals }) => watchVitals(analytics, signal),
      (error: unknown) => report(error, 'page-shell'),
    )
  }
  const milestones = createMilestones(analytics, signal)
  watchMedia(ownDocument(), milestones, signal)
  const content = findContent(ownDocument())
  if (!content) return
  // Only read, so it needs neither the host nor its protocol.
  const cookies = createCookies({ document: ownDocument(), secure: false, report })
  const facts = Object.entries(cookies.readJson(cookieNames.paywall(content.id), PaywallFactsSchema) ?? {})
  const known = facts.filter(([, fact]) => fact !== undefined && fact !== null)
  if (known.length > 0) analytics.setFacts('content', { id: content.id, paywall: Object.fromEntries(known) })
  watchReading(content, milestones, signal)
}

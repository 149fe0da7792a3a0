import type { ShareActions } from '#kit/ui/share/ShareLinks.tsx'
import type { Shared } from '#lib/share/shareTargets.ts'
import type { Analytics } from '../analytics/analytics.types.ts'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import type { Snackbars } from './snackbar.types.ts'

/** Of the page. */
export interface ShareDeps {
  analytics: Pick<Analytics, 'track'>
  app: Pick<AppBridge, 'send'>
  snackbars: Pick<Snackbars, 'show'>
  report(error: unknown, source: string): void
}

export interface SharedFrom {
  /** The widget, for reports. */
  source: string
  /** Shown where the browser does not let the page write to the clipboard. */
  copyFailed: string
}

/** How an article, or a part of one, is shared: what counts for analytics is where to. @param shared Its URL is absolute, http(s). */
export function createShareActions(
  shared: Shared,
  { source, copyFailed }: SharedFrom,
  { analytics, app, report, snackbars }: ShareDeps,
): ShareActions {
  const { navigator } = window
  const track = (channel: string) => analytics.track({ category: 'content', action: 'share', label: channel })
  return {
    shared,
    shareInApp() {
      const sent = app.send('sharePost', { ...shared })
      if (sent) track('app')
      return sent
    },
    async copyLink() {
      try {
        await navigator.clipboard.writeText(shared.url)
      } catch {
        // Not allowed, or a page without https, which has no clipboard.
        snackbars.show({ kind: 'error', text: copyFailed })
        return false
      }
      track('copy')
      return true
    },
    shareByDevice:
      typeof navigator.share === 'function'
        ? async () => {
            try {
              await navigator.share({ ...shared })
              track('device')
            } catch (error) {
              // Cancelling is not a failure; other errors are only logged (content-features §8).
              if (!(error instanceof DOMException && error.name === 'AbortError')) report(error, source)
            }
          }
        : undefined,
    onShared: track,
  }
}

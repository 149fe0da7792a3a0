import { findMarker } from '../../src/dom/findMarker.ts'
import { failureMessages } from '../../src/i18n/shared.messages.ts'
import type { IslandContext } from '../../src/island/page.ts'
import type { Shared } from '../../src/lib/shareTargets.ts'
import type { BarWays } from './ways.ts'

type Needs = Pick<IslandContext, 'analytics' | 'app' | 'host' | 'intl' | 'location' | 'open' | 'report' | 'snackbars'>

/** @param shared Its address is the article's own: absolute, http(s). */
export function createBarWays(contentId: string, shared: Shared, needs: Needs): BarWays {
  const { analytics, app, host, intl, location, open, report, snackbars } = needs
  const { navigator } = window
  const track = (way: string) => analytics.track({ category: 'content', action: 'share', label: way })

  const findComments = () => findMarker(host.ownerDocument, 'comments', contentId)
  const isElsewhere = () => new URL(shared.url).pathname !== new URL(location.href()).pathname

  return {
    shared,
    hasComments: app.inApp || isElsewhere() || findComments() !== null,
    showComments() {
      if (app.send('showComments', { contentId })) {
        analytics.track({ category: 'comments', action: 'open', label: contentId })
        return
      }
      const comments = findComments()
      if (!comments) return location.assign(shared.url)
      comments.scrollIntoView()
      // Keyboards go on from there.
      if (!comments.hasAttribute('tabindex')) comments.tabIndex = -1
      comments.focus({ preventScroll: true })
    },
    shareInApp() {
      const told = app.send('sharePost', { ...shared })
      if (told) track('app')
      return told
    },
    shareByDevice:
      typeof navigator.share === 'function'
        ? async () => {
            try {
              await navigator.share({ ...shared })
              track('device')
            } catch (error) {
              // Changing one's mind is no failure; the rest is for the log only (content-features §8).
              if (!(error instanceof DOMException && error.name === 'AbortError')) report(error, 'action-bar')
            }
          }
        : undefined,
    onShared: track,
    async open(panel) {
      const there = await open(panel, { contentId, title: shared.title })
      if (!there) snackbars.show({ kind: 'error', text: intl.t(failureMessages.generic) })
    },
  }
}

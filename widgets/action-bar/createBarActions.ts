import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { attributeSelector } from '#lib/attributeSelector.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Shared } from '#lib/share/shareTargets.ts'
import { messages } from './action-bar.messages.ts'
import type { BarActions } from './barActions.types.ts'

/** The page's first marker of a widget for that content. Markers are in the page's own DOM, never in a shadow root. */
const findMarker = (pageDocument: Document, widget: string, contentId: string): HTMLElement | null =>
  pageDocument.querySelector(`[data-widget="${widget}"]${attributeSelector('data-content-id', contentId)}`)

type Deps = Pick<
  IslandContext,
  'analytics' | 'app' | 'hasMarker' | 'inBrowser' | 'intl' | 'location' | 'open' | 'report' | 'snackbars'
>

/** @param shared Its URL is the article's: absolute, http(s). */
export function createBarActions(contentId: string, shared: Shared, deps: Deps): BarActions {
  const { analytics, app, hasMarker, inBrowser, intl, location, open, snackbars } = deps

  const findComments = () => findMarker(ownDocument(), 'comments', contentId)
  const isElsewhere = () => new URL(shared.url).pathname !== new URL(location.href()).pathname
  // A server does not look whose they are.
  let isHere = hasMarker('comments')
  inBrowser(() => {
    isHere = findComments() !== null
  })

  return {
    shared,
    shareDeps: deps,
    hasComments: app.inApp || isElsewhere() || isHere,
    showComments() {
      if (app.send('showComments', { contentId })) {
        analytics.track({ category: 'comments', action: 'open', label: contentId })
        return
      }
      const comments = findComments()
      if (!comments) return location.assign(shared.url)
      comments.scrollIntoView()
      // Keyboard users continue from there.
      if (!comments.hasAttribute('tabindex')) comments.tabIndex = -1
      comments.focus({ preventScroll: true })
    },
    shareInApp() {
      const sent = app.send('sharePost', { ...shared })
      if (sent) analytics.track({ category: 'content', action: 'share', label: 'app' })
      return sent
    },
    async open(widget, resume) {
      const there = await open(widget, { contentId, title: shared.title, ...(resume !== undefined && { resume }) })
      if (there) return
      const name = intl.t(widget === 'gift' ? messages.gift : messages.saveName)
      snackbars.show({ kind: 'error', text: intl.t(openingMessages.part, { name }) })
    },
  }
}

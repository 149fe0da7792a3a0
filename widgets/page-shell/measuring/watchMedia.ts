import { listen } from '#lib/listen.ts'
import type { Milestones } from './createMilestones.ts'

/** The publisher's name for it, or else its file's; without its query, which may name a reader. */
function nameOf(medium: HTMLMediaElement): string {
  const file = URL.parse?.(medium.currentSrc, location.href)?.pathname.split('/').at(-1)
  return medium.ariaLabel || medium.title || file || medium.localName
}

/**
 * Measures how far the page's own videos and recordings have been played; a live one has no end to measure by.
 *
 * @param signal Ends it.
 */
export function watchMedia(pageDocument: Document, milestones: Milestones, signal: AbortSignal): void {
  // Media events do not bubble.
  const options = { capture: true, signal }
  listen(
    pageDocument,
    'timeupdate',
    ({ target }) => {
      if (!(target instanceof HTMLMediaElement) || !Number.isFinite(target.duration)) return
      // The widget measures its own, by what the player says: its stream has neither a name nor a file's address.
      if (target.closest('[data-widget=video]')) return
      const percent = (100 * target.currentTime) / target.duration
      milestones.measure(target, { category: 'media', label: nameOf(target), percent })
    },
    options,
  )
  listen(pageDocument, 'emptied', ({ target }) => target instanceof Element && milestones.restart(target), options)
}

import EmblaCarousel from 'embla-carousel'
import { queryMedia } from '#lib/queryMedia.ts'
import type { StripDrive } from './StripDrive.ts'

/**
 * Embla, with the positions of the browser's own scrolling. A chunk of its own.
 *
 * @param startIndex The position to begin at.
 */
export function createEmblaDrive(viewport: HTMLElement, startIndex: number, onMoved: () => void): StripDrive {
  const [track] = viewport.children
  const embla = EmblaCarousel(viewport, {
    // A slide stops where the first one stands: behind the strip's edge, whose width differs from phones to desktops.
    align: () => (track ? Number.parseFloat(getComputedStyle(track).paddingInlineStart) : 0),
    startIndex,
    // Its own follows a focus only within 10 ms of the key (see createStrip).
    watchFocus: false,
  })
  embla.on('select', onMoved).on('reInit', onMoved)
  return {
    position: () => ({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length }),
    goTo: (index) => embla.scrollTo(index, queryMedia('(prefers-reduced-motion: reduce)').matches),
    stop: embla.destroy,
  }
}

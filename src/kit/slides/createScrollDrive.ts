import type { StripDrive } from './StripDrive.ts'

/** How far the strip is scrolled in each of its positions, in CSS pixels; the last one shows the last slide at the end. */
function snapsOf(viewport: HTMLElement): number[] {
  const slides = [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement)
  const end = viewport.scrollWidth - viewport.clientWidth
  const lefts = slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))
  const last = lefts.findIndex((left) => left >= end - 1)
  return [...lefts.slice(0, Math.max(last, 0)), end]
}

/** From each of its positions to where it is. */
const distancesOf = (viewport: HTMLElement) => snapsOf(viewport).map((snap) => Math.abs(snap - viewport.scrollLeft))

/** A movement that has ended is this close to its position, in CSS pixels. */
const REST = 0.5

export interface ScrollDrive extends StripDrive {
  /** Whether it stands in one of its positions, and not between two of them. */
  isAtRest(): boolean
}

/** The browser's own scrolling, with `scroll-snap`: what there is until Embla has loaded, and where it does not. */
export function createScrollDrive(viewport: HTMLElement, onMoved: () => void): ScrollDrive {
  const lifetime = new AbortController()
  viewport.addEventListener('scroll', onMoved, { passive: true, signal: lifetime.signal })
  // It tells of the first position, too: asking for it in a layout effect would lay out the page once more.
  const observer = new ResizeObserver(onMoved)
  observer.observe(viewport)
  return {
    position() {
      const distances = distancesOf(viewport)
      return { index: distances.indexOf(Math.min(...distances)), count: distances.length }
    },
    isAtRest: () => Math.min(...distancesOf(viewport)) <= REST,
    goTo: (index) => viewport.scrollTo({ left: snapsOf(viewport)[index] ?? 0, behavior: 'instant' }),
    stop() {
      observer.disconnect()
      lifetime.abort()
    },
  }
}

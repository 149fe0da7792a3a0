import type { createEmblaDrive } from './createEmblaDrive.ts'
import { createScrollDrive } from './createScrollDrive.ts'
import type { StripDrive, StripPosition } from './StripDrive.ts'

/**
 * Moves a strip of slides. The browser scrolls it until Embla has loaded, which takes over where the strip rests at that moment: nothing jumps. Where it
 * does not load, the browser goes on.
 *
 * @param viewport The visible part of the strip; its only child is the track with the slides.
 * @param onMoved Called with each position; with the first one in the frame's own layout, before it is drawn.
 */
export function createStrip(viewport: HTMLElement, onMoved: (position: StripPosition) => void): StripDrive {
  const lifetime = new AbortController()
  const { signal } = lifetime
  const tell = () => onMoved(drive.position())
  const scrolling = createScrollDrive(viewport, tell)
  let drive: StripDrive = scrolling

  const takeOver = (create: typeof createEmblaDrive) => {
    if (signal.aborted || drive !== scrolling) return
    if (!scrolling.isAtRest()) {
      viewport.addEventListener('scroll', () => takeOver(create), { once: true, passive: true, signal })
      return
    }
    const { index } = scrolling.position()
    scrolling.stop()
    // The sheet ends the scrolling by it.
    viewport.dataset.drive = 'embla'
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    drive = create(viewport, index, tell)
    tell()
  }
  import('./createEmblaDrive.ts').then(
    (loaded) => takeOver(loaded.createEmblaDrive),
    // The strip scrolls without it.
    () => undefined,
  )

  // Every slide can be reached by keyboard: the strip follows the focus.
  viewport.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const slides = [...(viewport.firstElementChild?.children ?? [])]
      const focused = slides.findIndex((slide) => slide.contains(target))
      const { index, count } = drive.position()
      if (focused < index || focused > index + slides.length - count) drive.goTo(Math.min(focused, count - 1))
    },
    { signal },
  )

  return {
    position: () => drive.position(),
    goTo: (index) => drive.goTo(index),
    stop() {
      lifetime.abort()
      drive.stop()
      delete viewport.dataset.drive
    },
  }
}

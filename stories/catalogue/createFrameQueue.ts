export interface FrameQueue {
  /**
   * Lets a frame load when its turn comes: those in the window first, from the top, then those within a window's height of it.
   *
   * @param place The element that the frame will be in.
   * @param load Starts it.
   */
  add(place: Element, load: () => void): QueuedFrame
}

export interface QueuedFrame {
  /** Its page shows what it should: the next one's turn. */
  done(): void
  /** It is not wanted any more. */
  remove(): void
}

/** In CSS pixels; 0 in the window. */
function distanceOf(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect()
  return Math.max(0, top - window.innerHeight, -bottom)
}

/**
 * Loads the frames of a long page a few at a time. A browser's own lazy loading starts dozens at once, so that none is there for half a minute.
 *
 * @param atOnce How many load beside each other.
 */
export function createFrameQueue(atOnce: number): FrameQueue {
  const waiting = new Map<Element, () => void>()
  const loading = new Set<Element>()

  function start() {
    while (loading.size < atOnce) {
      const [nearest] = [...waiting.keys()]
        .map((place) => ({ place, distance: distanceOf(place), top: place.getBoundingClientRect().top }))
        .filter(({ distance }) => distance <= window.innerHeight)
        .toSorted((a, b) => a.distance - b.distance || a.top - b.top)
      const load = nearest && waiting.get(nearest.place)
      if (!nearest || !load) return
      waiting.delete(nearest.place)
      loading.add(nearest.place)
      load()
    }
  }

  return {
    add(place, load) {
      if (waiting.size === 0) for (const moved of ['scroll', 'resize']) window.addEventListener(moved, start)
      waiting.set(place, load)
      // When all of a page have been added.
      queueMicrotask(start)
      const done = () => {
        loading.delete(place)
        waiting.delete(place)
        if (waiting.size === 0) for (const moved of ['scroll', 'resize']) window.removeEventListener(moved, start)
        start()
      }
      return { done, remove: done }
    },
  }
}

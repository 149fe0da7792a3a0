/** In CSS pixels: positions are fractions, and scrolling rounds them by half a pixel. What has moved by less than this has not been scrolled. */
const SLACK = 0.55

/** Keeps what is read where it is while messages come, go and change above it. */
export interface ReadingPlace {
  /** Follows this list, in an element that scrolls with the window. @returns Stops. */
  follow(list: HTMLElement): () => void
  /** The list is about to change: what is read is to stay where it is now. */
  look(): void
  /** The list has changed, and nothing of it is painted yet: what is read goes back to where it was. */
  settle(): void
  /** Whether the list's beginning is above the window: what comes before it is not seen. */
  isBelow(): boolean
}

/**
 * Browsers with scroll anchoring do most of it themselves. Where one has none, or has not chosen what is read, the page is scrolled by what the first message
 * in sight has moved, in the frame of the change and before it is painted. The list's size is observed for one frame after a change and the next: for longer, a
 * browser that is still about the heights of what it has not rendered would report a loop.
 *
 * @param onBeginning Called when the list's beginning comes into sight.
 */
export function createReadingPlace(onBeginning: () => void): ReadingPlace {
  let list: HTMLElement | undefined
  /** The first message in sight, and how far its top is below the window's. */
  let read: { message: Element; top: number } | undefined

  const topOf = (element: Element) => element.getBoundingClientRect().top
  const isBelow = () => list !== undefined && topOf(list) < 0

  /** The first child whose end is in the window; by halves, because a live may have thousands of messages. */
  const firstInSight = (parent: Element): Element | undefined => {
    const { children } = parent
    let [from, to] = [0, children.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((children[middle]?.getBoundingClientRect().bottom ?? 0) > 0) to = middle
      else from = middle + 1
    }
    return children[from]
  }
  const firstMessage = () => {
    const block = list && firstInSight(list)
    return block && firstInSight(block)
  }
  const look = () => {
    if (!isBelow()) {
      read = undefined
      return onBeginning()
    }
    const message = firstMessage()
    const top = message && topOf(message)
    // A correction rounds: what it was meant to be counts, or the rests would add up.
    if (read && message === read.message && top !== undefined && Math.abs(top - read.top) < SLACK) return
    read = message && top !== undefined ? { message, top } : undefined
  }
  const correct = () => {
    if (!read?.message.isConnected) return look()
    // Again, because a browser may scroll to a whole pixel from a fraction that it does not tell.
    for (let round = 0; round < 2; round++) {
      const moved = topOf(read.message) - read.top
      if (Math.abs(moved) >= 0.5) window.scrollBy({ top: moved, behavior: 'instant' })
    }
  }

  /** The browser's own anchoring rounds by itself, which would be a pixel here and there: it waits while the place is kept by hand. */
  const anchor = (value: '' | 'none') => list?.style.setProperty('overflow-anchor', value)
  let isLast = false
  /** Since the list is followed: a server has none. */
  let afterLayout: ResizeObserver | undefined
  const createObserver = () => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      correct()
      if (isLast) return anchor('')
      isLast = true
      requestAnimationFrame(() => list && observer.observe(list))
    })
    return observer
  }

  return {
    isBelow,
    look,
    settle() {
      if (!list || !read) return
      isLast = false
      anchor('none')
      correct()
      afterLayout?.observe(list)
    },
    follow(element) {
      list = element
      afterLayout ??= createObserver()
      window.addEventListener('scroll', look, { passive: true })
      // Another width makes other lines: what is read has its new place.
      window.addEventListener('resize', look)
      look()
      return () => {
        afterLayout?.disconnect()
        window.removeEventListener('scroll', look)
        window.removeEventListener('resize', look)
        list = undefined
        read = undefined
      }
    },
  }
}

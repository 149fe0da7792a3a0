export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/** CSS pixels at least. */
const DISTANCE = 56

/** Milliseconds at most: who holds longer scrolls, or selects text. */
const DURATION = 600

/** How many times as far one way as across it. */
const STRAIGHTNESS = 2

/** The elements in which a finger moves something else: fields, frames and other dialogs. */
const OWN = 'input, textarea, select, iframe, dialog, [contenteditable]:not([contenteditable=false])'

const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)

/** Whether something between the finger and the area has a use for the movement itself. */
function isTaken(event: PointerEvent, area: HTMLElement): boolean {
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(area))
  return inside.some((node) => node instanceof Element && (node.matches(OWN) || scrollsSideways(node)))
}

function directionOf(x: number, y: number): SwipeDirection | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < DISTANCE) return undefined
  if (Math.abs(x) > STRAIGHTNESS * Math.abs(y)) return x > 0 ? 'right' : 'left'
  if (Math.abs(y) > STRAIGHTNESS * Math.abs(x)) return y > 0 ? 'down' : 'up'
  return undefined
}

/**
 * Listens for swipes of one finger, not of a mouse. The area's `touch-action` has to leave the direction to the script. A page that is zoomed in is moved by the same
 * gesture, so there are no swipes then.
 *
 * @param onSwiped With where the finger began. Returns whether it did something: then areas around this one ignore the swipe.
 */
export function onSwipe(
  area: HTMLElement,
  onSwiped: (direction: SwipeDirection, from: EventTarget | null) => boolean,
  signal: AbortSignal,
): void {
  let start: PointerEvent | undefined
  const begin = (event: PointerEvent) => {
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    start = event.isPrimary && event.pointerType !== 'mouse' && !isZoomed && !isTaken(event, area) ? event : undefined
  }
  const end = (event: PointerEvent) => {
    const from = start
    start = undefined
    if (!from || event.pointerId !== from.pointerId || event.defaultPrevented) return
    if (event.timeStamp - from.timeStamp > DURATION) return
    const direction = directionOf(event.clientX - from.clientX, event.clientY - from.clientY)
    if (direction && onSwiped(direction, event.target)) event.preventDefault()
  }
  const options = { signal }
  area.addEventListener('pointerdown', begin, options)
  area.addEventListener('pointerup', end, options)
  area.addEventListener(
    'pointercancel',
    () => {
      start = undefined
    },
    options,
  )
}

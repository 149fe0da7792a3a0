/** The browser's own, because a test may have stopped the clock. */
const frame = window.requestAnimationFrame.bind(window)

export const nextFrame = (): Promise<unknown> => new Promise((resolve) => frame(resolve))

interface Place {
  x: number
  y: number
}

/** The element at a place of the page, in whichever open shadow root it is. */
function elementAt({ x, y }: Place): Element | null {
  let found = document.elementFromPoint(x, y)
  for (let inner = found; inner?.shadowRoot; found = inner) {
    inner = inner.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === found) break
  }
  return found
}

/** Whether an element is, or is in, another one: as the reader sees it, through slots and shadow roots. */
function isWithin(inner: Node | null, element: Element): boolean {
  for (let node = inner; node; ) {
    if (node === element) return true
    const slot = node instanceof Element ? node.assignedSlot : undefined
    node = slot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
  }
  return false
}

/** The middle of an element's first box; undefined where it has none, or where the middle is outside of the page's window. */
function middleOf(element: Element): Place | undefined {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
  if (!box) return undefined
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isInside = place.x > 0 && place.y > 0 && place.x < window.innerWidth && place.y < window.innerHeight
  return isInside ? place : undefined
}

/**
 * The place at which the mouse of the runner's window presses an element of the test's page, which is in a frame there. Undefined where a press had to wait or to
 * scroll first: the element is not shown, not enabled, outside of the window, moving, or below another one.
 */
export async function placeOf(element: Element): Promise<Place | undefined> {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[aria-disabled=true]')) return undefined
  if (!element.checkVisibility({ visibilityProperty: true })) return undefined
  const before = middleOf(element)
  if (!before) return undefined
  await nextFrame()
  const place = middleOf(element)
  if (place?.x !== before.x || place.y !== before.y || !isWithin(elementAt(place), element)) return undefined

  const around = window.frameElement?.getBoundingClientRect()
  if (!around) return undefined
  const scale = around.width / window.innerWidth
  const outer = { x: around.x + place.x * scale, y: around.y + place.y * scale }
  const isShown = outer.x > 0 && outer.y > 0 && outer.x < parent.innerWidth && outer.y < parent.innerHeight
  return isShown ? outer : undefined
}

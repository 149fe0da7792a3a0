/**
 * Calls `act` when a press begins outside `element`, in its shadow root or anywhere on the page, until `signal` aborts.
 * Looks at the event's whole path, because past a shadow root the target is only its host.
 */
export function onOutsidePress(element: Element, act: (event: PointerEvent) => void, signal: AbortSignal): void {
  const press = (event: PointerEvent) => {
    if (!event.composedPath().includes(element)) act(event)
  }
  element.ownerDocument.addEventListener('pointerdown', press, { capture: true, signal })
}

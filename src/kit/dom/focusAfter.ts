/** Moves the focus to what follows the widget of this element on the page: the nearest part that takes up room. Where nothing follows, the focus stays. */
export function focusAfter(within: Element): void {
  const root = within.getRootNode()
  const next = root instanceof ShadowRoot ? partAfter(root.host) : undefined
  if (!next) return
  next.focus()
  if (next.matches(':focus')) return
  next.tabIndex = -1
  next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true })
  next.focus()
}

function partAfter(host: Element): HTMLElement | undefined {
  for (let place: Element | null = host; place; place = place.parentElement) {
    for (let next = place.nextElementSibling; next; next = next.nextElementSibling) {
      // A hidden element, or one that only floats, has no height.
      if (next instanceof HTMLElement && next.offsetHeight > 0) return next
    }
  }
  return undefined
}

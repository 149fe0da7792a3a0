type Approached = (event: Event) => void

declare global {
  interface Node {
    /** On a root: who waits there for the pointer, the focus or a finger. */
    quioscApproached?: WeakMap<Element, Approached>
  }
}

function listen(root: Node): WeakMap<Element, Approached> {
  const calls = new WeakMap<Element, Approached>()
  const tell = (event: Event) => {
    for (let at = event.target instanceof Element ? event.target : null; at; at = at.parentElement)
      calls.get(at)?.(event)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart']) root.addEventListener(name, tell, { passive: true })
  return calls
}

/**
 * Calls back each time that the pointer, the focus or a finger comes to an element: what a press will need is loaded ahead. One set of listeners serves
 * a whole root, because a page of comments would need two hundred of its own.
 *
 * @param element Null where a `ref` lets go of it.
 * @param call Gets `pointerover`, `focusin` or `touchstart`; replaces the one given before.
 */
export function onApproach(element: Element | null, call: Approached): void {
  if (!element) return
  const root = element.getRootNode()
  root.quioscApproached ??= listen(root)
  root.quioscApproached.set(element, call)
}

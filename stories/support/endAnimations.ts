/** Every root on the page that has elements: the document and the open shadow roots in it. */
export function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* rootsOf(shadowRoot)
}

/**
 * What fades in has its colours only at the end, and axe measures those of the moment: takes everything on the page to its end, overlays included.
 * What goes on for ever has no end to wait for.
 */
export function endAnimations(page: Document): void {
  for (const root of rootsOf(page)) {
    for (const animation of root.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }
}

/** The document and all open shadow roots in it. */
export function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* rootsOf(shadowRoot)
}

/**
 * Finishes all animations on the page, overlays included, because axe measures colours of the moment and a fade has its own only at its end.
 * Infinite animations are left alone.
 */
export function endAnimations(pageDocument: Document): void {
  for (const root of rootsOf(pageDocument)) {
    for (const animation of root.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  }
}

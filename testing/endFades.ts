import { beforeEach } from 'vitest'

const fadingRoots = () =>
  [...document.body.children].flatMap(({ shadowRoot }) =>
    shadowRoot?.querySelector('[popover][inert]') ? shadowRoot : [],
  )

// A dialog that a test has closed may still be fading when the next one begins, in an element that is about to leave the page: a place on the page that is
// counted with it would then be another element's.
beforeEach(async () => {
  for (const root of fadingRoots()) {
    for (const animation of root.getAnimations()) animation.finish()
  }
  while (fadingRoots().length > 0) await new Promise(requestAnimationFrame)
})

import type { Page } from 'playwright'

/** How long something on the page faded, in milliseconds, and where in the window. */
export interface Fade {
  duration: number
  left: number
  top: number
}

/** Records what fades on the page from its next load on. */
export async function recordFades(page: Page): Promise<() => Promise<Fade[]>> {
  await page.addInitScript(() => {
    const fades: unknown[] = []
    Object.assign(window, { fades })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      if (this instanceof HTMLElement && this.inert && typeof options === 'object' && !options.pseudoElement) {
        const { left, top } = this.getBoundingClientRect()
        fades.push({ duration: options.duration, left, top })
      }
      return animate.call(this, keyframes, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: Fade[] }).fades)
}

import { listen } from '#lib/listen.ts'
import { deepActiveElement } from './deepActiveElement.ts'

/** How much of the element's lower edge an on-screen keyboard covers: set on the element, for its styles. */
const KEYBOARD = '--q-keyboard'

/** Tells a fixed element at the window's bottom edge how high an on-screen keyboard is, because keyboards do not shrink the page. What is being typed into stays in view. */
export function aboveKeyboard(element: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport
  if (!view) return
  const measure = () => {
    // Its place once it rests: it may still be sliding in.
    const bottom = element.offsetTop + element.offsetHeight
    // A page that is zoomed in shows less of itself without a keyboard.
    const covered = view.scale > 1.01 ? 0 : bottom - view.offsetTop - view.height
    const height = `${Math.max(0, Math.round(covered))}px`
    if (element.style.getPropertyValue(KEYBOARD) === height) return
    element.style.setProperty(KEYBOARD, height)
    const active = deepActiveElement()
    if (covered > 0 && active && element.contains(active)) active.scrollIntoView({ block: 'nearest' })
  }
  listen(view, 'resize', measure, { signal })
  listen(view, 'scroll', measure, { signal })
}

import { LIGHT_PART } from '#islands/loader/lightPart.ts'
import { listen } from '#lib/listen.ts'
import type { ProfileRoute } from './createProfileRoute.ts'

/**
 * A press on a link or a button that the template has put into the marker opens the aside. A link to one of its panels (`#profile.saved`) does so by itself, and
 * with one of the keys that open a tab or a window a link is a link.
 */
export function openByPress(host: HTMLElement, route: Pick<ProfileRoute, 'open'>, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event
    if (defaultPrevented || ctrlKey || metaKey || shiftKey) return
    // A press in the aside comes from the marker, or from a form of ours in the light DOM.
    const pressed = target instanceof Element && target !== host ? target.closest('a[href],button') : null
    if (!pressed || pressed.closest(`[${LIGHT_PART}]`) || pressed.getAttribute('href')?.startsWith('#profile')) return
    event.preventDefault()
    route.open({ panel: 'menu' })
  }
  listen(host, 'click', onClick, { signal })
}

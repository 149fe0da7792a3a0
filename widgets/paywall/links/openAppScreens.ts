import { listen } from '#lib/listen.ts'
import { loginUrl, registerUrl } from '#lib/site/addresses/addresses.ts'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'

/**
 * In the app: links to login and registration that an editor set, in the message, its HTML or the marker, open the native screens
 * (content-features §2), until `signal` aborts.
 */
export function openAppScreens(
  host: EventTarget,
  { show }: Pick<PaywallLinks, 'show'>,
  backUrl: () => string,
  signal: AbortSignal,
) {
  const open = (event: Event) => {
    // Outside the shadow root, a click's target is retargeted to the host.
    const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement)
    const screen = link?.pathname === loginUrl('') ? 'showLogin' : link?.pathname === registerUrl('') && 'showRegister'
    if (!screen) return
    event.preventDefault()
    show(screen, backUrl())
  }
  listen(host, 'click', open, { signal })
}

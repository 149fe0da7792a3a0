import { loginUrl, registerUrl } from '../../src/site/addresses.ts'
import type { Ways } from './ways.ts'

/**
 * In the app: links to login and registration that an editor set, in the message, its HTML or the marker, open the native screens
 * (content-features §2), until `signal` aborts.
 */
export function leadToScreens(
  host: EventTarget,
  { show }: Pick<Ways, 'show'>,
  backUrl: () => string,
  signal: AbortSignal,
) {
  const lead = (event: Event) => {
    // Out of the shadow root a click seems to come from the host.
    const link = event.composedPath().find((it) => it instanceof HTMLAnchorElement)
    const screen = link?.pathname === loginUrl('') ? 'showLogin' : link?.pathname === registerUrl('') && 'showRegister'
    if (!screen) return
    event.preventDefault()
    show(screen, backUrl())
  }
  host.addEventListener('click', lead, { signal })
}

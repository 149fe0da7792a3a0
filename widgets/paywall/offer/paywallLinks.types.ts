import type { Sanitize } from '#kit/ui/SanitizedHtml.tsx'
import type { SocialProvider } from '#lib/site/addresses/addresses.ts'
import type { OfferKind } from './offerKind.ts'

/** Native screens that replace the corresponding pages (content-features §2). */
export type Screen = 'showLogin' | 'showRegister'

/** Links and other page access of a box, injected by the island so that views do not use `window`. */
export interface PaywallLinks {
  /** In the app, or its test mode: login and register are the app's own screens. */
  inApp: boolean
  /** False in the iOS app, which may not link to purchases (content-features §6). */
  sells: boolean
  /** The URL of an offer's button. @param priced Whether the box shows the price, so that the presentation page is skipped. */
  offer(kind: OfferKind, priced: boolean, backUrl: string): string
  rates(backUrl: string): string
  login(backUrl: string, email?: string): string
  register(backUrl: string): string
  social(provider: SocialProvider, backUrl: string): string
  /** An external URL, if it is safe to follow. */
  safe(url: string): string | undefined
  /** An image's address that came from outside, when it is one of the web; from which hosts, the page's policy says. */
  image(url: string): string | undefined
  show(screen: Screen, backUrl: string): void
  follow(url: string): void
  /** Stores the draft over a reload. */
  keepEmail(email: string): void
  sanitize: Sanitize
}

import type { SocialProvider } from '../../src/site/addresses.ts'
import type { Pitch } from './offer/pitchOf.ts'

/** Native screens that stand in for the pages of the same purpose (content-features §2). */
export type Screen = 'showLogin' | 'showRegister'

/** The ways off the page, and what else a box needs of it; made by the island, so that views know no page. */
export interface Ways {
  /** In the app, or its test mode: login and register are the app's own screens. */
  inApp: boolean
  /** False in the Apple app, which may not lead to purchases (content-features §6). */
  sells: boolean
  /** Where a pitch leads. @param priced The box names the price, so its presentation page can be passed by. */
  offer(pitch: Pitch, priced: boolean, backUrl: string): string
  rates(backUrl: string): string
  login(backUrl: string, email?: string): string
  register(backUrl: string): string
  social(provider: SocialProvider, backUrl: string): string
  /** An address that came from outside, when it may be followed. */
  safe(url: string): string | undefined
  /** An image's address that came from outside, when it is one of the web; from which hosts, the page's policy says. */
  image(url: string): string | undefined
  show(screen: Screen, backUrl: string): void
  follow(url: string): void
  /** Keeps what is typed over a reload. */
  keepEmail(email: string): void
  /** Resolves to what may be shown; rejects when the sanitizer does not come. */
  sanitize(html: string): Promise<DocumentFragment>
}

import { ownDocument } from '#lib/ownDocument.ts'

/**
 * Whether the page has a platform that asks its readers for consent: by the interface of the Transparency and Consent Framework, or by the frame that
 * announces one elsewhere. A tag manager may bring it at any time.
 */
export const hasConsentPlatform = (): boolean =>
  typeof window.__tcfapi === 'function' || ownDocument().querySelector('iframe[name="__tcfapiLocator"]') !== null

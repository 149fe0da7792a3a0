import type { MarkerProblem } from './faultProblems.ts'

/** The interface of the framework, and how platforms that ask for consent call their scripts. */
const PLATFORM = new RegExp(
  [
    'tcfapi|\\bcmp\\b|consent|cookie-?(?:bot|law|first|yes)|onetrust|otsdkstub|didomi|quantcast|usercentrics|sourcepoint',
    'iubenda|axeptio|sirdata|complianz|borlabs|klaro|tarteaucitron',
  ].join('|'),
  'i',
)

/** Tag managers, and what measures readers by itself. */
const ANALYTICS =
  /googletagmanager|google-analytics|\bgtag\b|\bgtm\b|\bdataLayer\b|matomo|piwik|chartbeat|comscore|tealium|adobedtm/i

/** Whether a script, by its address and text, asks for consent. */
export const asksForConsent = (script: string): boolean => PLATFORM.test(script)

/** Whether a script, by its address and text, measures readers. */
export const measuresReaders = (script: string): boolean => ANALYTICS.test(script)

/** @param what The page has that needs consent. */
export const noConsent = (what: 'an ad position' | 'analytics'): MarkerProblem => ({
  id: 'no-consent',
  message: `the page has ${what}, and asks nobody for consent: no stub of a platform (__tcfapi) in its head, and no "waitForConsent": true in its configuration`,
})

import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { whenVisited } from '#kit/dom/whenVisited.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { whenTrue } from '#lib/whenTrue.ts'
import { hasConsentPlatform } from '#page/analytics/hasConsentPlatform.ts'
import type { AdOptions } from '../ad.schema.ts'
import { followPaywalls, isPaywallUp } from './followPaywalls.ts'
import { isForReader } from './isForReader.ts'

const NAME = /(?:^|[/_.-])banner[_-]bottom$/i

/** Whether a position is the banner at the window's bottom edge, by its kind, its id or its unit. */
const isBottomBanner = ({ slotType, id, adUnitCode }: Pick<AdOptions, 'slotType' | 'id' | 'adUnitCode'>): boolean =>
  slotType === 'banner_bottom' || NAME.test(id) || NAME.test(adUnitCode)

/**
 * Follows who reads, the page's paywalls, and what the reader has answered to the question for consent, as far as the page asks it.
 *
 * @param isWalled Whether one of them allows no ad beside it.
 * @param onChange Called once all is known, and with each change: with the rule that forbids the ad, or with none.
 */
export function followObstacles(
  options: AdOptions,
  { config, report, session, signal }: Pick<IslandContext, 'config' | 'report' | 'session' | 'signal'>,
  isWalled: () => boolean,
  onChange: (obstacle: 'reader' | 'paywall' | 'consent' | undefined) => void,
): void {
  let consent: boolean | undefined = true
  let isAsked = false
  let isRequested = false
  let isKnown = false

  const ask = () => {
    if (isAsked) return
    isAsked = true
    consent = undefined
    if (isRequested) report(new Error('Consent is asked for after an ad was requested'), 'ad')
    const answer = (given: boolean) => {
      consent = given
      apply()
    }
    import('#page/analytics/followConsent.ts').then(
      ({ followConsent }) => followConsent(answer, signal),
      (error: unknown) => {
        report(error, 'ad')
        // Without an answer there is no ad, and without the code that waits for it there is no answer.
        answer(false)
      },
    )
  }

  const apply = () => {
    const state = session.get()
    if (!isKnown || state.status === 'loading' || signal.aborted) return
    if (hasConsentPlatform()) ask()
    const user = state.status === 'signedIn' ? state.user : undefined
    // For whom no ad is need not answer.
    if (!isForReader(options, user)) return onChange('reader')
    if (isPaywallOn()) return onChange('paywall')
    if (consent === undefined) return
    isRequested ||= consent
    onChange(consent ? undefined : 'consent')
  }
  const isBottom = isBottomBanner(options)
  const isPaywallOn = followPaywalls(
    ownDocument(),
    () => (isBottom && isPaywallUp(ownDocument())) || isWalled(),
    apply,
    signal,
  )

  // An ad that is asked for counts as seen.
  const begin = () => {
    isKnown = true
    apply()
  }
  session.ready().then(() => whenVisited(begin, signal))
  signal.addEventListener('abort', session.subscribe(apply), { once: true })
  // A platform that asks for consent announces itself in the page's head, or comes with a tag manager.
  whenTrue(() => config.waitForConsent || hasConsentPlatform(), ask, signal)
}

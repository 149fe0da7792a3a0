import type { IslandContext } from '../../../src/island/islandContext.types.ts'
import type { AdOptions } from '../ad.schema.ts'
import { isForReader } from './isForReader.ts'

/**
 * Follows who reads and what they have answered to the question for consent, as far as the page asks it.
 *
 * @param onChange Called once both are known, and with each change: with the rule that forbids the ad, or with none.
 */
export function followObstacles(
  options: AdOptions,
  { config, report, session, signal }: Pick<IslandContext, 'config' | 'report' | 'session' | 'signal'>,
  onChange: (obstacle: 'reader' | 'consent' | undefined) => void,
): void {
  // A platform that asks for consent announces itself in the page's head.
  const waits = config.waitForConsent || typeof window.__tcfapi === 'function'
  let consent = waits ? undefined : true
  let isKnown = false

  const apply = () => {
    const state = session.get()
    if (!isKnown || state.status === 'loading' || signal.aborted) return
    const user = state.status === 'signedIn' ? state.user : undefined
    // For whom no ad is need not answer.
    if (!isForReader(options, user)) return onChange('reader')
    if (consent !== undefined) onChange(consent ? undefined : 'consent')
  }

  session.ready().then(() => {
    isKnown = true
    apply()
  })
  signal.addEventListener('abort', session.subscribe(apply), { once: true })
  if (!waits) return
  import('../../../src/analytics/followConsent.ts').then(
    ({ followConsent }) =>
      followConsent((given) => {
        consent = given
        apply()
      }, signal),
    // Without an answer there is no ad.
    (error: unknown) => report(error, 'ad'),
  )
}

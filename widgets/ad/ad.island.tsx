import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { getScripts } from '#kit/dom/getScripts.ts'
import { idPrefix } from '#kit/dom/idPrefix.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { Ad } from './Ad.tsx'
import type {} from './ad.css'
import { AdMarkerSchema } from './ad.schema.ts'
import { createAdStore } from './ad.store.ts'
import { columnAds } from './rules/columnAds.ts'
import { createWallRule } from './rules/createWallRule.ts'
import { followObstacles } from './rules/followObstacles.ts'
import { watchScroll } from './rules/watchScroll.ts'
import { createAdDesk } from './service/createAdDesk.ts'
import { readAdService } from './service/readAdService.ts'
import { slotSizes, tallest } from './sizes/slotSizes.ts'

/**
 * An ad position (content-features §3, "Ad position config", §4 and §9, "Ads").
 *
 * Why an island: who reads, the paywall and the reader's consent decide whether there is an ad; the publisher's ad service is loaded once for all
 * positions, when the first comes near. Without it the marker stays as the CMS has left it.
 *
 * No api: the ad service asks for its ads.
 */
export const adIsland = defineIsland({
  name: 'ad',
  css: sheets,
  options: AdMarkerSchema,
  compose(options, context) {
    const { getShared, host, report, signal } = context
    const sizes = slotSizes(options.slotType, window.innerWidth)
    const service = readAdService(context)
    const store = createAdStore({
      async request(element, ended) {
        if (!service) return 'unavailable'
        const { address, network } = service
        const desk = getShared('ad-desk', () => createAdDesk(getScripts(context), address, network))
        return desk.request({ unit: options.adUnitCode, sizes, element, signal: ended })
      },
      // With the code that waits for the answer, which is there by then.
      isPlatformMissing: async () => (await import('#page/analytics/followConsent.ts')).hasOnlyStub(),
      setTimer(act, ms) {
        const timer = setTimeout(act, ms)
        const cancel = () => clearTimeout(timer)
        signal.addEventListener('abort', cancel, { once: true })
        return cancel
      },
      report,
    })
    if (!service) store.decide('configuration')
    else if (options.column && columnAds(host.parentElement?.offsetHeight ?? 0) < options.column) store.decide('column')
    else {
      // Only read, so it needs neither the host nor its protocol.
      const cookies = createCookies({ document: ownDocument(), secure: false, report })
      const isWalled = createWallRule(ownDocument(), options.contentId, cookies)
      // For every reader.
      if (isWalled()) store.decide('paywall')
      followObstacles(options, context, isWalled, store.decide)
    }
    if (options.closable) watchScroll(store.close, signal)
    const id = `${idPrefix({ host, getShared })}-place`
    return <Ad store={store} id={id} height={tallest(sizes)} closable={options.closable} />
  },
})

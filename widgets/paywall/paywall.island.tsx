import { defineIsland } from '../../src/island/defineIsland.ts'
import { createCookies } from '../../src/storage/createCookies.ts'
import { createDrafts } from '../../src/storage/createDrafts.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import fieldCss from '../../src/ui/css/field.css?inline'
import noticeCss from '../../src/ui/css/notice.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import { readPaywallCookies } from './access/readPaywallCookies.ts'
import { watchVoucher } from './access/watchVoucher.ts'
import { createWays } from './createWays.ts'
import { leadToScreens } from './leadToScreens.ts'
import { Paywall } from './Paywall.tsx'
import { createPaywallApi } from './paywall.api.ts'
import css from './paywall.css?inline'
import { PaywallMarkerSchema } from './paywall.schema.ts'
import { createPaywallStore } from './paywall.store.ts'

const EMAIL = 'paywall:email'
const RELOADED = 'paywall:reloaded'

/**
 * The messages that stand between a reader and an article, or beside it.
 *
 * Why an island: what it says depends on who reads, on cookies and on what the backend sends, none of which a cached page knows. Without it the
 * marker's own children stay: the CMS puts links to subscription and login there.
 */
export const paywallIsland = defineIsland({
  name: 'paywall',
  css: [buttonCss, fieldCss, noticeCss, skeletonCss, css],
  options: PaywallMarkerSchema,
  compose(options, context) {
    const { analytics, app, client, emit, host, location, now, report, session, signal } = context
    const { contentId, type } = options
    const page = host.ownerDocument
    const cookies = createCookies({ document: page, secure: location.href().startsWith('https:'), report })
    const drafts = createDrafts(() => window.sessionStorage)
    const ways = createWays(context, (email) => drafts.write(EMAIL, email))

    if (app.inApp) leadToScreens(host, ways, location.href, signal)
    if (contentId !== undefined) {
      watchVoucher(page, contentId, { cookies, reload: () => location.reload(), report }, signal)
    }

    const store = createPaywallStore(options, {
      api: createPaywallApi(client),
      cookies: () => readPaywallCookies(cookies, contentId),
      session,
      now,
      page() {
        const backUrl = location.href()
        const returnUrl = new URL(backUrl).searchParams.get('backUrl')
        return { backUrl, returnUrl: returnUrl ? ways.safe(returnUrl) : undefined, email: drafts.read(EMAIL) }
      },
      reload() {
        const here = location.href()
        // Where neither cookies nor storage keep a session, each load would find a visitor who then signs in.
        if (drafts.read(RELOADED) === here) return false
        drafts.write(RELOADED, here)
        location.reload()
        return true
      },
      onViewed({ access, shown }) {
        if (app.inApp && (access || shown)) app.send('paywallView', { type, access })
        if (shown) analytics.track({ category: 'paywall', action: 'view', label: type })
        // The session outlived the reload, so the next sign-in may have another.
        if (access && session.get().status === 'signedIn') drafts.clear(RELOADED)
        emit(shown ? 'paywall-shown' : 'paywall-hidden', { type, access })
      },
      onToggled: (folded) => emit(folded ? 'paywall-folded' : 'paywall-unfolded', { type }),
    })
    page.addEventListener('visibilitychange', store.refresh, { signal })
    return <Paywall store={store} ways={ways} folded={options.folded ?? false} />
  },
})

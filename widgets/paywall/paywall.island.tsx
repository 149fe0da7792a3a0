import sheets from 'virtual:sheets'
import { defineIsland, type Island } from '#islands/island/defineIsland.ts'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Report } from '#lib/report.ts'
import { check } from '#lib/schema/parseJson.ts'
import { linkBackUrl } from '#lib/site/addresses/linkBackUrl.ts'
import { readBackUrl } from '#lib/site/addresses/readBackUrl.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { optionsFromCookie } from './access/optionsFromCookie.ts'
import { readPaywallCookies } from './access/readPaywallCookies.ts'
import { watchVoucher } from './access/watchVoucher.ts'
import type {} from './box/edge.css'
import { createPaywallLinks } from './links/createPaywallLinks.ts'
import { openAppScreens } from './links/openAppScreens.ts'
import { Paywall } from './Paywall.tsx'
import { createPaywallApi, paywallPath } from './paywall.api.ts'
import type {} from './paywall.css'
import { OptionalIdSchema, PaywallMarkerSchema, PaywallMessageSchema } from './paywall.schema.ts'
import { createPaywallStore } from './paywall.store.ts'

const EMAIL = 'paywall:email'
/** By the kind of reader that the page was reloaded for. */
const RELOADED = 'paywall:'

const cookiesOf = ({ location }: Pick<IslandContext, 'location'>, report: Report) =>
  createCookies({ document: ownDocument(), secure: location.href().startsWith('https:'), report })

/**
 * The messages that close an article to a reader, or are shown beside it.
 *
 * Why an island: it depends on the reader, on cookies and on the backend's message, none of which a cached page has. Without it the
 * marker's own children stay visible: the CMS puts links to subscription and login there.
 */
const island = defineIsland({
  name: 'paywall',
  css: sheets,
  options: PaywallMarkerSchema,
  compose(options, context) {
    const { analytics, app, client, config, emit, host, inBrowser, location, now, report, session, signal, timeZone } =
      context
    const { contentId, messageId, type } = options
    const cookies = cookiesOf(context, report)
    const drafts = createDrafts(() => window.sessionStorage)
    const links = createPaywallLinks(context, (email) => drafts.write(EMAIL, email))

    const message = messageId === undefined ? undefined : context.served(paywallPath(messageId), PaywallMessageSchema)
    // A server knows the page without what differs from reader to reader. The decision brings the reader's own address.
    let servedUrl = location.href()
    inBrowser(() => {
      servedUrl = servedUrl.replace(/[?#].*/s, '')
      if (app.inApp) openAppScreens(host, links, location.href, signal)
      if (contentId === undefined) return
      watchVoucher(ownDocument(), contentId, { cookies, reload: () => location.reload(), report }, signal)
    })

    const store = createPaywallStore(options, {
      api: createPaywallApi(client),
      served: message && { message, backUrl: servedUrl },
      cookies: () => readPaywallCookies(cookies, contentId),
      session,
      now,
      timeZone,
      linkValues() {
        const backUrl = location.href()
        // The front page in place of what must not be followed; an honest address is absolute.
        const back = readBackUrl(linkBackUrl(backUrl), backUrl, config)
        return { backUrl, returnUrl: back === '/' ? undefined : back, email: drafts.read(EMAIL) }
      },
      reload(reader) {
        const here = location.href()
        // If a reload lost the session, each page would start with the reader before, who then changes again: a reload loop.
        if (drafts.read(RELOADED + reader) === here) return false
        drafts.write(RELOADED + reader, here)
        location.reload()
        return true
      },
      onViewed({ reader, access, shown }) {
        if (app.inApp && (access || shown)) app.send('paywallView', { type, access })
        if (shown) analytics.track({ category: 'paywall', action: 'view', label: type })
        // The session survived the reload, so the next change to such a reader may reload again.
        drafts.clear(RELOADED + reader)
        emit(shown ? 'quiosc:paywall-shown' : 'quiosc:paywall-hidden', { type, access })
      },
      onToggled: (folded) => emit(folded ? 'quiosc:paywall-folded' : 'quiosc:paywall-unfolded', { type }),
    })
    inBrowser(() => listen(ownDocument(), 'visibilitychange', store.refresh, { signal }))
    return <Paywall store={store} links={links} folded={options.folded ?? false} />
  },
})

/** The data cookie names type and message where the marker leaves them out; without either `data-type` is missing, as with any other marker. */
export const paywallIsland: Island = {
  ...island,
  compose(given, context) {
    const contentId = check(given.contentId, OptionalIdSchema)
    // The store reports a malformed cookie when it reads it.
    const cookies = cookiesOf(context, () => undefined)
    const { data } = readPaywallCookies(cookies, contentId.ok ? contentId.value : undefined)
    return island.compose({ ...given, ...optionsFromCookie(given, data) }, context)
  },
}

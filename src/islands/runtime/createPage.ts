import { createTimeZone } from '#kit/dates/timeZone.ts'
import { bodyClasses } from '#kit/dom/bodyClasses.ts'
import { isPrerendering, whenVisited } from '#kit/dom/whenVisited.ts'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { setTimer } from '#lib/setTimer.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import type { TokenInAddress } from '#lib/site/config/config.ts'
import { storageKeys } from '#lib/site/limits.ts'
import { whenTrue } from '#lib/whenTrue.ts'
import { writeConsole } from '#lib/writeConsole.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { createAnalytics } from '#page/analytics/createAnalytics.ts'
import { hasConsentPlatform } from '#page/analytics/hasConsentPlatform.ts'
import type { FailureMessage } from '#page/api/apiFailure.ts'
import { createApiClient } from '#page/api/createApiClient.ts'
import { createErrorList } from '#page/api/errorList.ts'
import { loadSender } from '#page/api/loadSender.ts'
import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import { createAppBridge } from '#page/app-bridge/createAppBridge.ts'
import { emit } from '#page/bus/emit.ts'
import { createSnackbars } from '#page/overlays/createSnackbars.ts'
import { showWithoutView } from '#page/overlays/showWithoutView.ts'
import { createClock } from '#page/session/createClock.ts'
import { createProfileCache } from '#page/session/createProfileCache.ts'
import { createSession, type SessionControl } from '#page/session/createSession.ts'
import { createSessionTabs } from '#page/session/createSessionTabs.ts'
import { type AddressTokenUse, createTokenStore } from '#page/session/createTokenStore.ts'
import { readPermissions } from '#page/session/permissions.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { createDraftOwner } from '#page/storage/createDraftOwner.ts'
import { safeStorage } from '#page/storage/safeStorage.ts'
import type { Prefetch } from '../loader/createPrefetch.ts'
import { whenIdle } from '../loader/whenIdle.ts'
import { createPageLocation } from './createPageLocation.ts'
import { createWidgetOpener } from './createWidgetOpener.ts'
import { followReader } from './followReader.ts'
import type { Page } from './page.types.ts'
import type { LoadedConfig } from './pageConfig.types.ts'

/** Only the native app's own channel may sign a reader in by URL; its test mode counts as the web. */
function addressTokenUse(channel: Channel, tokenInAddress: TokenInAddress): AddressTokenUse {
  if (channel !== 'web') return 'keep'
  return tokenInAddress === 'always' ? 'prove' : 'discard'
}

/** The page's address. A `srcdoc` frame has none (`about:srcdoc`) and uses that of the page around it, as its links do. */
const documentUrl = (): string => (window.location.protocol === 'about:' ? ownDocument().baseURI : window.location.href)

export interface PageOptions {
  config: LoadedConfig
  prefetch: Prefetch
  /** Returns a failure's message in the page's language (content-features §8). */
  describe(message: FailureMessage | 'signOut'): string
  /** Aborted when the runtime is disposed of: listeners and added elements are removed. */
  signal: AbortSignal
}

declare global {
  interface Window {
    /** The publisher's tag manager reads it (content-features §3, "Analytics data layer"). Here, so that a page's script can declare its own. */
    dataLayer?: unknown[]
  }
}

/** Creates and connects what the islands of this page share: the only place that uses the browser's globals. */
export function createPage({ config, prefetch: firstData, describe, signal }: PageOptions): Page {
  const clock = createClock(() => new Date(), {
    storage: safeStorage(() => window.localStorage),
    key: storageKeys.clock,
  })
  const { now } = clock
  const reported = new Set<string>()
  const report = (error: unknown, source: string) => {
    if (config.env === 'PRO') return
    if (error instanceof ValueError) {
      const print = () => import('./reportValue.ts').then(({ reportValue }) => reportValue(error, source, reported))
      return void print().catch(() => undefined)
    }
    writeConsole('error', `[quiosc] ${source}:`, error)
  }
  const debug = (message: string) => {
    // content-features §7 asks for a debug message.
    if (config.env !== 'PRO') writeConsole('debug', `[quiosc] ${message}`)
  }

  // The tag manager may load before or after us; the first one creates the list.
  if (!Array.isArray(window.dataLayer)) window.dataLayer = []

  const errors = createErrorList((record) => emit(ownDocument(), 'quiosc:request-failed', record))
  let handlesMessages = false
  const app = createAppBridge({
    body: bodyClasses,
    search: window.location.search,
    window,
    async loadParser() {
      const { handleAppMessages, readAppMessage } = await import('./handleAppMessages.ts')
      if (!handlesMessages) handleAppMessages(app, session, snackbars)
      handlesMessages = true
      return { readAppMessage }
    },
    report,
    debug,
  })
  const analytics = createAnalytics({
    dataLayer: window.dataLayer,
    address: { domain: window.location.host, uri: window.location.pathname },
    trackFunction: () => config.trackFunction,
    native: (event) => void app.send('analytic', { ...event }),
    isAsking: () => config.waitForConsent || hasConsentPlatform(),
    isPrerendering,
    onAsking(sent) {
      if (sent > 0) report(new Error(`Consent is asked for after ${sent} events were sent`), 'analytics')
      import('#page/analytics/followConsent.ts').then(
        ({ followConsent }) => followConsent(analytics.setConsent, signal),
        (error: unknown) => report(error, 'analytics'),
      )
    },
    report,
  })
  whenVisited(analytics.visited, signal)
  whenTrue(hasConsentPlatform, analytics.lookForConsent, signal)
  // In idle time after the first island, so that the code has loaded by the first press without competing with that island.
  const preloadSender = () => whenIdle(() => void loadSender().catch(() => {}))
  listen(ownDocument(), 'quiosc:ready', preloadSender, { once: true, signal })
  const client = createApiClient({
    get apiBase() {
      return config.apiBase
    },
    get hosts() {
      return config.hosts
    },
    pageUrl: documentUrl(),
    token: () => session.token(),
    onUnauthorized: (token) => session.unauthorized(token),
    errors,
    describe,
    report,
    fetch: clock.listen((input, init) => window.fetch(input, init)),
    loadSender,
    consumePrefetched: (url, token) => firstData.consume(url, token),
  })
  const { hostname: host, protocol } = window.location
  const cookies = createCookies({
    document: ownDocument(),
    secure: protocol === 'https:',
    report,
    host,
    // Read when it is needed, because a script may set it late.
    domain: () => config.cookieDomain,
  })
  const profiles = createProfileCache({ storage: () => window.localStorage, cookies, now, report })
  const session: SessionControl = createSession({
    client,
    tokens: createTokenStore({
      address: {
        href: documentUrl,
        // Absolute, because a document's base would resolve a path on another host, and no browser would take it.
        replace: (href) =>
          void writeEntry(window.history, 'replaceState', window.history.state, pageUrl(href, documentUrl())),
      },
      addressToken: addressTokenUse(app.channel, config.tokenInAddress),
      cookies,
      isProved: profiles.owns,
      storage: safeStorage(() => window.localStorage),
      now,
      isTimeKnown: clock.isSet,
      report,
    }),
    profiles,
    tabs: createSessionTabs({ openChannel: () => new BroadcastChannel('quiosc-session'), storageEvents: window }),
    app,
    now,
    track: analytics.track,
    drafts: createDraftOwner(() => window.sessionStorage),
    report,
    onUnconfirmed: () => snackbars.show({ text: describe('signOut'), kind: 'error' }),
    permissions: {
      definitions: readPermissions(config.permissions, report),
      denyAll: config.denyAllPermissions,
    },
  })
  const snackbars = createSnackbars({
    async load() {
      const { openSnackbar } = await import('#page/overlays/openSnackbar.ts')
      return openSnackbar({ setTimer, channel: app.channel, signal })
    },
    setTimer,
    showWithoutView: (messages) => showWithoutView(messages, setTimer),
    report,
  })

  const made = new Map<string, unknown>()
  const page: Page = {
    config,
    client,
    errors,
    session,
    app,
    analytics,
    snackbars,
    location: createPageLocation(window.location, documentUrl, config, app),
    now,
    timeZone: createTimeZone(config.timeZone),
    formatters: createFormatters(config.formats),
    getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared) {
      if (!made.has(key)) made.set(key, create(signal))
      // Each key is used with one type only.
      return made.get(key) as Shared
    },
    ...createWidgetOpener(),
    report,
  }
  const unfollow = followReader(page)
  if (app.inApp) app.send('webviewReady')
  listen(window, 'pageshow', ({ persisted }) => persisted && session.checkCookie(), { signal })
  signal.addEventListener('abort', () => {
    unfollow()
    session.dispose()
  })
  return page
}

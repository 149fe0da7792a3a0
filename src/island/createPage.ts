import { createAnalytics } from '../analytics/createAnalytics.ts'
import type { FailureMessage } from '../api/apiFailure.ts'
import { createApiClient } from '../api/createApiClient.ts'
import { createErrorList } from '../api/errorList.ts'
import { createAppBridge } from '../app-bridge/createAppBridge.ts'
import { createSnackbars } from '../overlays/createSnackbars.ts'
import { createProfileCache } from '../session/createProfileCache.ts'
import type { SessionControl } from '../session/createSession.ts'
import { createSession } from '../session/createSession.ts'
import { createSessionTabs } from '../session/createSessionTabs.ts'
import { createTokenJar } from '../session/createTokenJar.ts'
import { readPermissions } from '../session/permissions.ts'
import { createCookies } from '../storage/createCookies.ts'
import { createPageLocation } from './createPageLocation.ts'
import type { FirstData } from './firstData.ts'
import { followReader } from './followReader.ts'
import { obeyApp } from './obeyApp.ts'
import { openPanel } from './openPanel.ts'
import type { Page } from './page.ts'
import type { PageConfig } from './pageConfig.ts'

export interface PageOptions {
  config: PageConfig
  firstData: FirstData
  /** A failure's message in the page's language (content-features §8). */
  describe(message: FailureMessage): string
  /** Aborted when the runtime ends: what the page hears and has put on itself goes. */
  signal: AbortSignal
}

/** Makes what the islands of this page share, and ties it together: the one place that meets the browser's globals. */
export function createPage({ config, firstData, describe, signal }: PageOptions): Page {
  const now = () => new Date()
  const report = (error: unknown, source: string) => {
    // biome-ignore lint/suspicious/noConsole: outside production a developer is to see what the page survived
    if (config.env !== 'PRO') console.error(`[quiosc] ${source}:`, error)
  }
  const debug = (message: string) => {
    // biome-ignore lint/suspicious/noConsole: content-features §7 asks for a debug message
    if (config.env !== 'PRO') console.debug(`[quiosc] ${message}`)
  }

  // The tag manager may come before or after: whoever is first makes the list.
  window.dataLayer ??= []

  const errors = createErrorList()
  const app = createAppBridge({
    body: document.body.classList,
    search: window.location.search,
    window,
    loadReader: () => import('../app-bridge/readAppMessage.ts'),
    report,
    debug,
  })
  const analytics = createAnalytics({
    dataLayer: window.dataLayer,
    page: { domain: window.location.host, uri: window.location.pathname },
    trackFunction: () => config.trackFunction,
    native: (event) => void app.send('analytic', { ...event }),
    report,
  })
  const client = createApiClient({
    get apiBase() {
      return config.apiBase
    },
    pageUrl: window.location.href,
    token: () => session.token(),
    onUnauthorized: (token) => session.unauthorized(token),
    errors,
    describe,
    report,
    fetch: (input, init) => window.fetch(input, init),
    take: (url) => firstData.take(url, session.token()),
  })
  const cookies = createCookies({ document, secure: window.location.protocol === 'https:', report })
  const session: SessionControl = createSession({
    client,
    jar: createTokenJar({
      address: {
        href: () => window.location.href,
        replace: (href) => window.history.replaceState(window.history.state, '', href),
      },
      cookies,
      now,
      report,
    }),
    profiles: createProfileCache({ storage: () => window.localStorage, cookies, now, report }),
    tabs: createSessionTabs({ openChannel: () => new BroadcastChannel('quiosc-session'), storageEvents: window }),
    app,
    track: analytics.track,
    permissions: readPermissions(config.permissions, report),
  })
  const setTimer = (act: () => void, ms: number) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  }
  const snackbars = createSnackbars({
    async load() {
      const { openSnackbar } = await import('../overlays/openSnackbar.ts')
      return openSnackbar({ setTimer, channel: app.channel, signal })
    },
    setTimer,
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
    location: createPageLocation(window.location, config),
    now,
    once<Shared>(key: string, create: (signal: AbortSignal) => Shared) {
      if (!made.has(key)) made.set(key, create(signal))
      // Who asks by the same key asks for the same thing.
      return made.get(key) as Shared
    },
    open: openPanel,
    report,
  }
  const unfollow = followReader(page, analytics.setUser)
  obeyApp(app, session, snackbars)
  signal.addEventListener('abort', () => {
    unfollow()
    session.dispose()
  })
  return page
}

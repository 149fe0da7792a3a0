import type { Page } from '#islands/runtime/page.types.ts'
import type { LoadedConfig } from '#islands/runtime/pageConfig.types.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { failed } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import { createErrorList } from '#page/api/errorList.ts'
import { createPermissions, readPermissions } from '#page/session/permissions.ts'
import type { Session, SessionState } from '#page/session/session.types.ts'

const nothing = () => {}

/** Stands for the page's address where the caller gives none: no such host exists. */
const UNKNOWN = 'https://unknown.invalid/'

/** Sends nothing: what a server renders comes from the answer that it has asked for. The client in the browser sends what else a widget needs. */
const silentClient = (): ApiClient => {
  const refuse = async () => failed({ kind: 'aborted' as const })
  return { get: refuse, post: refuse, patch: refuse, delete: refuse, getOutside: refuse }
}

/** A reader of whom nothing is known. */
function unknownReader(config: LoadedConfig): Session {
  const state: SessionState = { status: 'anonymous' }
  const definitions = readPermissions(config.permissions, nothing)
  return {
    get: () => state,
    subscribe: () => nothing,
    ready: async () => state,
    hasPersonalData: () => false,
    loadPersonalData: async () => false,
    refresh: async () => state,
    renew: async () => state,
    signedIn: () => false,
    update: nothing,
    signOut: async () => {},
    token: () => undefined,
    permissions: createPermissions({ user: () => undefined, definitions, denyAll: config.denyAllPermissions }),
  }
}

/**
 * The page as an island on a server gets it: for everybody alike, so that it has no reader, no app and no storage, and tells nobody anything.
 *
 * @param url The page's public address.
 */
export function createServerPage(config: LoadedConfig, url = UNKNOWN): Page {
  const made = new Map<string, unknown>()
  return {
    config,
    client: silentClient(),
    errors: createErrorList(),
    session: unknownReader(config),
    app: { channel: 'web', inApp: false, send: () => false, receive: nothing, subscribe: () => nothing },
    analytics: { track: nothing, setFacts: nothing },
    snackbars: { show: nothing },
    location: { href: () => url, assign: nothing, reload: nothing },
    now: () => new Date(),
    timeZone: createTimeZone(config.timeZone),
    formatters: createFormatters(config.formats),
    getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared) {
      if (!made.has(key)) made.set(key, create(new AbortController().signal))
      // Each key is used with one type only.
      return made.get(key) as Shared
    },
    open: async () => false,
    hasOpened: () => false,
    report: nothing,
  }
}

import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'
import { RESUME_HASH } from '#lib/site/resumeHash.ts'
import { readLastReader } from '../storage/createDraftOwner.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'

/** Tells which widget resumes an action; `archive` is the purchase of a paper. */
export type InterruptedKind = 'archive' | 'follow' | 'gift' | 'save'

/** An action that a visitor was doing when they were asked to sign in. */
export interface InterruptedAction {
  kind: InterruptedKind
  /** The action's target, in a format of that widget: a content's id, `author:12`. */
  id: string
  /** Further data for resuming it. */
  detail?: string | undefined
}

/** The reader who has signed in, and the way of it. */
export interface SignIn {
  readerId: string
  /** Whether the page was opened at {@link resumeUrl}, to which that sign-in has led back. */
  isBack: boolean
}

/** The one interrupted action of this tab, stored until the sign-in on this page, in another tab or in the app. */
export interface InterruptedActions {
  /** Replaces an earlier one. */
  save(action: InterruptedAction): void
  /**
   * Returns the action if it matches, and removes it: it is resumed once. Only on the way back of a sign-in, or on the page that was interrupted: whoever signs
   * in later, on another one, has asked for nothing. And never for another reader than the one who was signed in before, if one was.
   */
  take(kind: InterruptedKind, id: string, signIn: SignIn): InterruptedAction | undefined
  /** Removes it: the reader has cancelled. */
  drop(): void
}

/** Milliseconds. Readers who return later do not expect an action to happen automatically. */
const MAX_AGE_MS = 10 * 60 * 1000

const STORAGE_KEY = 'quiosc-interrupted'

const ActionSchema = object({ kind: v.string(), id: v.string(), detail: strict(v.optional(v.string())) })

/** With the load of the page that was interrupted, and the reader who was signed in before: only theirs is resumed, and only as it was meant. */
const StoredSchema = object({ action: ActionSchema, pageLoad: v.number(), reader: strict(v.optional(v.string())) })

/** The backUrl for login and register at which the interrupted action is resumed. */
export const resumeUrl = (href: string): string => href.replace(/#.*$/s, '') + RESUME_HASH

export interface InterruptedActionsOptions {
  /** The tab's session storage, as a function because reading `window.sessionStorage` may throw. */
  storage: () => StoragePort
  now: () => Date
  report: Report
  /** Tells one load of a page from another: the time at which it began. */
  pageLoad?: number
}

export function createInterruptedActions({
  storage,
  now,
  report,
  pageLoad = performance.timeOrigin,
}: InterruptedActionsOptions): InterruptedActions {
  const store = createLocalStore({ storage, key: STORAGE_KEY, schema: StoredSchema, now, report, ttl: MAX_AGE_MS })
  return {
    save: (action) => store.write({ action, pageLoad, reader: readLastReader(storage) }),
    take(kind, id, { readerId, isBack }) {
      const stored = store.read()
      if (stored?.action.kind !== kind || stored.action.id !== id) return undefined
      if (!isBack && stored.pageLoad !== pageLoad) return undefined
      store.clear()
      return stored.reader === undefined || stored.reader === readerId ? { ...stored.action, kind } : undefined
    },
    drop: store.clear,
  }
}

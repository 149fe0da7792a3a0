import * as v from 'valibot'
import type { Report } from '../lib/report.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'

/** What a visitor was doing when they were asked to sign in. */
export interface InterruptedAction {
  /** Identifies the widget that resumes it: `save`, `follow`, `gift`. */
  kind: string
  /** What the action applies to, in a format of that widget: a content's id, `author:12`. */
  id: string
  /** Further data for resuming it. */
  detail?: string | undefined
}

/** The one interrupted action of this tab, stored until the sign-in on this page, in another tab or in the app. */
export interface InterruptedActions {
  /** Replaces an earlier one. */
  save(action: InterruptedAction): void
  /** Returns the action if it matches, and removes it: it is resumed once. */
  take(kind: string, id: string): InterruptedAction | undefined
  /** Removes it: the reader has cancelled. */
  drop(): void
}

/** Milliseconds. Readers who return later do not expect an action to happen automatically. */
const MAX_AGE_MS = 30 * 60 * 1000

const STORAGE_KEY = 'quiosc-interrupted'

const ActionSchema = v.object({ kind: v.string(), id: v.string(), detail: v.optional(v.string()) })

/** The fragment of the address to which a reader returns: widgets that can resume an interrupted action load at once. */
export const RESUME_HASH = '#quiosc-resume'

/** The backUrl for login and register at which the interrupted action is resumed. */
export const resumeUrl = (href: string): string => href.replace(/#.*$/s, '') + RESUME_HASH

export interface InterruptedActionsOptions {
  /** The tab's session storage, as a function because reading `window.sessionStorage` may throw. */
  storage: () => StoragePort
  now: () => Date
  report: Report
}

export function createInterruptedActions({ storage, now, report }: InterruptedActionsOptions): InterruptedActions {
  const store = createLocalStore({ storage, key: STORAGE_KEY, schema: ActionSchema, now, report, ttl: MAX_AGE_MS })
  return {
    save: store.write,
    take(kind, id) {
      const action = store.read()
      if (action?.kind !== kind || action.id !== id) return undefined
      store.clear()
      return action
    },
    drop: store.clear,
  }
}

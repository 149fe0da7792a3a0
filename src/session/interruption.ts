import * as v from 'valibot'
import type { Report } from '../lib/report.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'

/** What a visitor was about to do when it turned out that it takes an account. */
export interface InterruptedAction {
  /** Which widget knows how to do it: `save`, `follow`, `gift`. */
  kind: string
  /** What it was to be done to, in that widget's own words: a content's id, `author:12`. */
  id: string
  /** What else it takes to do it. */
  detail?: string | undefined
}

/** The one interrupted action of this tab: it waits for the sign-in, here, in another tab or in the app. */
export interface Interruption {
  /** Takes the place of an earlier one. */
  keep(action: InterruptedAction): void
  /** Gives the action when it is this one, and forgets it: it is done once, whoever asks first. */
  take(kind: string, id: string): InterruptedAction | undefined
  /** The reader has thought better of it. */
  drop(): void
}

/** Who comes back later than this no longer expects that something happens by itself. */
const LIFE_MS = 30 * 60 * 1000

const STORAGE_KEY = 'quiosc-interrupted'

const ActionSchema = v.object({ kind: v.string(), id: v.string(), detail: v.optional(v.string()) })

/** The fragment of the address that a reader comes back to: the widgets that can take up an interrupted action load at once. */
export const RESUME_HASH = '#quiosc-resume'

/** Where login and register lead back to, so that the interrupted action is taken up there. */
export const resumeUrl = (href: string): string => href.replace(/#.*$/s, '') + RESUME_HASH

export interface InterruptionOptions {
  /** The tab's session storage, as a function because touching it may throw already. */
  storage: () => StoragePort
  now: () => Date
  report: Report
}

export function createInterruption({ storage, now, report }: InterruptionOptions): Interruption {
  const kept = createLocalStore({ storage, key: STORAGE_KEY, schema: ActionSchema, now, report, ttl: LIFE_MS })
  return {
    keep: kept.write,
    take(kind, id) {
      const action = kept.read()
      if (action?.kind !== kind || action.id !== id) return undefined
      kept.clear()
      return action
    },
    drop: kept.clear,
  }
}

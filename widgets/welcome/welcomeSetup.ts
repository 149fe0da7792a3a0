import type { TimeZone } from '#kit/dates/timeZone.ts'
import type { Drafts } from '#page/storage/createDrafts.ts'

/** The welcome page's needs of its page; created by the island. */
export interface WelcomeSetup {
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** The address of "start reading"; already checked. */
  backUrl: string
  /** This page's address, as the backUrl of the login. */
  here: string
  /** When the page was opened; a trial counts if it ends later. */
  openedAt: Date
  timeZone: TimeZone
  /** The drafts, by `draftKey`. */
  drafts: Drafts
}

import type { Drafts } from '../../src/storage/createDrafts.ts'

/** What the welcome page needs to know of its page; made by the island. */
export interface WelcomePlace {
  /** How the ids in the page's own DOM begin. */
  prefix: string
  /** Where reading starts; checked. */
  backUrl: string
  /** This page, to which the sign-in leads back. */
  here: string
  /** When the page was opened: a trial counts as long as its end is still to come. */
  openedAt: Date
  /** What was typed and not saved yet, by `draftKey`. */
  drafts: Drafts
}

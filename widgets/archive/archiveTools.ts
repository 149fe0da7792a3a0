import type { AppBridge } from '../../src/app-bridge/appBridge.types.ts'
import type { Day } from '../../src/lib/days.ts'
import type { Asked } from './access/createAsked.ts'
import type { Reader } from './access/readerOf.ts'
import type { SavedPdfs } from './app/createSavedPdfs.ts'
import type { ArchiveStore } from './archive.store.ts'
import type { ShownIssue } from './issues/shownIssue.schema.ts'

/** Where the offers of a closed paper lead, and what the paper costs. */
export interface Offers {
  /** Cents of a euro. */
  issuePrice: number
  buy(issue: ShownIssue): string
  subscribe(): string
  upgrade(): string
}

/** What the archive's views need of the page. */
export interface ArchiveTools {
  store: ArchiveStore
  saved: SavedPdfs
  asked: Asked
  app: Pick<AppBridge, 'channel' | 'inApp' | 'send'>
  reader(): Reader
  /** @returns Ends it. */
  onReader(listener: () => void): () => void
  offers: Offers
  /** Where to come back to after signing in: the paper that was asked for is taken up there. */
  backUrl(): string
  /** Where the reader is. */
  today(): Day
  /** Hands the paper to the app; false when there is none to take it, and the link's own way is left to the browser. */
  download(issue: ShownIssue): boolean
  /** Opens the paper of a reader who has just been let in: in a new tab where the browser takes it for the reader's own act, else in this one. */
  open(issue: ShownIssue): void
  /** For the publisher's tools, and for the page: a paper has been opened. */
  opened(issue: ShownIssue): void
  track(action: string, label?: string): void
}

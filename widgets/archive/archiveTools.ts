import type { AppBridge } from '../../src/app-bridge/appBridge.types.ts'
import type { Day } from '../../src/dates/Day.ts'
import type { PendingPurchase } from './access/createPendingPurchase.ts'
import type { ArchiveReader } from './access/readerOf.ts'
import type { SavedPdfs } from './app/createSavedPdfs.ts'
import type { ArchiveStore } from './archive.store.ts'
import type { ShownIssue } from './issues/shownIssue.schema.ts'

/** The addresses in the offer for a closed paper, and the paper's price. */
export interface Offers {
  /** Euro cents. */
  issuePrice: number
  buy(issue: ShownIssue): string
  subscribe(): string
  upgrade(): string
}

/** The parts of the page that the archive's views need. */
export interface ArchiveTools {
  store: ArchiveStore
  saved: SavedPdfs
  purchase: PendingPurchase
  app: Pick<AppBridge, 'channel' | 'inApp' | 'send'>
  reader(): ArchiveReader
  /** @returns Stops it. */
  onReader(listener: () => void): () => void
  offers: Offers
  /** The backUrl for signing in: the requested paper is opened there. */
  backUrl(): string
  /** In the reader's time zone. */
  today(): Day
  /** Sends the paper to the app; false without an app, so that the browser follows the link. */
  download(issue: ShownIssue): boolean
  /** Opens the paper for a reader who has just gained access: in a new tab if the browser sees a user activation, else in this one. */
  open(issue: ShownIssue): void
  /** Notifies the publisher's tools and the page that a paper was opened. */
  opened(issue: ShownIssue): void
  track(action: string, label?: string): void
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { InterruptedAction, InterruptedActions } from '#page/resume/interruptedActions.ts'
import { type ShownIssue, ShownIssueSchema } from '../issues/shownIssue.schema.ts'
import type { ArchiveReader } from './getArchiveReader.ts'

/** The id of the archive's interrupted action: there is only one, for any paper. */
export const PURCHASE_KIND = 'archive'
export const PURCHASE_ID = 'pdf'

/** The paper that a reader has pressed but cannot read yet. */
export interface PendingPurchase
  extends Pick<StoreApi<ShownIssue | undefined>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Opens the offer for this paper. It is stored during a sign-in on this page, in another tab or on the login page; for signed-in readers nothing is
   * stored, so that the offer does not reappear after a purchase.
   */
  start(issue: ShownIssue, reader: ArchiveReader): void
  /** Resumes the interrupted action. */
  resume(action: InterruptedAction): void
  /** Call it when the reader has opened the paper or closed the offer. */
  clear(): void
}

export function createPendingPurchase(
  interruption: Pick<InterruptedActions, 'save' | 'drop'>,
  report: Report,
): PendingPurchase {
  const store = createStore<ShownIssue | undefined>()(() => undefined)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start(issue, reader) {
      store.setState(issue, true)
      if (reader !== 'signedOut' && reader !== 'unknown') return
      interruption.save({ kind: PURCHASE_KIND, id: PURCHASE_ID, detail: writeJson(issue) })
    },
    resume({ detail = '' }) {
      const ignore = (wrong: Issue) => report(new ValueError('The stored issue was ignored', wrong), 'archive')
      const issue = parseJson(detail, ShownIssueSchema, ignore)
      if (issue.ok) store.setState(issue.value, true)
      else ignore(issue.failure)
    },
    clear() {
      store.setState(undefined, true)
      interruption.drop()
    },
  }
}

import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { parseJson } from '../../../src/lib/parseJson.ts'
import type { Report } from '../../../src/lib/report.ts'
import type { InterruptedAction, Interruption } from '../../../src/session/interruption.ts'
import type { ShownIssue } from '../issues/shownIssue.schema.ts'
import { ShownIssueSchema } from '../issues/shownIssue.schema.ts'

/** How the archive's interrupted action is called: there is one, whichever paper it was. */
export const ASKED_KIND = 'archive'
export const ASKED_ID = 'pdf'

/** The paper that a reader has pressed and cannot read yet. */
export interface Asked extends Pick<StoreApi<ShownIssue | undefined>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Kept over a sign-in, on this page, in another tab or on the login page. */
  ask(issue: ShownIssue): void
  /** Takes up what a sign-in had interrupted. */
  resume(action: InterruptedAction): void
  /** The reader has it, or has thought better of it. */
  forget(): void
}

export function createAsked(interruption: Pick<Interruption, 'keep' | 'drop'>, report: Report): Asked {
  const store = createStore<ShownIssue | undefined>()(() => undefined)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ask(issue) {
      store.setState(issue, true)
      interruption.keep({ kind: ASKED_KIND, id: ASKED_ID, detail: JSON.stringify(issue) })
    },
    resume({ detail = '' }) {
      const issue = parseJson(detail, ShownIssueSchema)
      if (issue.ok) store.setState(issue.value, true)
      else report(new Error(`The paper asked for before the sign-in: ${issue.failure}`), 'archive')
    },
    forget() {
      store.setState(undefined, true)
      interruption.drop()
    },
  }
}

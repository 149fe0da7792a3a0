import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Session } from '#page/session/session.types.ts'
import type { StoragePort } from '#page/storage/safeStorage.ts'
import { hidden, type ReminderEvent, type ReminderState, transition } from './page-shell.model.ts'

export interface ReminderDeps {
  /** Requests the mail for this reader. */
  sendMail(userId: string): Promise<Result<unknown, ApiFailure>>
  session: Pick<Session, 'get' | 'hasPersonalData' | 'ready' | 'refresh' | 'subscribe'>
  /** Calls back whenever the reader comes back to the page. @returns Stops it. */
  onReturn(returned: () => void): () => void
  /** The reader has come to the page from another site, or from none: from the mail, it may be. */
  fromElsewhere: boolean
  /** The tab's session storage, one that never throws. */
  storage: StoragePort
  onLost(failure: ApiFailure): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ReminderStore extends ReadonlyStore<ReminderState> {
  /** Follows the session. @returns Stops it. */
  start(): () => void
  /** Requests the validation mail again; calls while that is pending are ignored. */
  resend(): Promise<void>
  /** Closes the reminder for this browser session. */
  close(): void
}

const CLOSED = 'quiosc-email-reminder-closed'

export function createReminderStore({
  sendMail,
  session,
  onReturn,
  fromElsewhere,
  storage,
  onLost,
}: ReminderDeps): ReminderStore {
  const { dispatch, ...store } = createMachine<ReminderState, ReminderEvent>(hidden, transition)

  const update = () => {
    const state = session.get()
    // Exactly false: a missing flag shows no reminder.
    const unvalidated = state.status === 'signedIn' && state.user.emailValidated === false
    const open = unvalidated && storage.getItem(CLOSED) === null
    dispatch({ type: 'readerSeen', userId: open ? state.user.id : undefined })
  }

  return {
    ...store,
    start() {
      // The address may have been confirmed meanwhile, by the link in the mail.
      const ask = () => {
        if (store.getState().status !== 'hidden') void session.refresh()
      }
      const unsubscribe = session.subscribe(update)
      const unwatch = onReturn(ask)
      void session.ready().then(() => {
        update()
        // A profile that this page has loaded itself is new.
        if (fromElsewhere && !session.hasPersonalData()) ask()
      })
      return () => {
        unsubscribe()
        unwatch()
      }
    },
    async resend() {
      const state = store.getState()
      if (state.status === 'hidden' || state.status === 'sending') return
      dispatch({ type: 'submitted' })
      const answer = await sendMail(state.userId)
      dispatch({ type: answer.ok ? 'accepted' : 'failed' })
      if (!answer.ok) onLost(answer.failure)
    },
    close() {
      storage.setItem(CLOSED, '1')
      dispatch({ type: 'closed' })
    },
  }
}

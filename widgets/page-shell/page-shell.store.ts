import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import type { Session } from '../../src/session/session.types.ts'
import type { StoragePort } from '../../src/storage/safeStorage.ts'
import type { ReminderEvent, ReminderState } from './page-shell.model.ts'
import { hidden, transition } from './page-shell.model.ts'

export interface ReminderNeeds {
  /** Has the mail sent to this reader. */
  sendMail(userId: string): Promise<Result<unknown, ApiFailure>>
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** The tab's session storage, one that never throws. */
  storage: StoragePort
  onSent(): void
  onLost(failure: ApiFailure): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ReminderStore extends Omit<StoreApi<ReminderState>, 'setState'> {
  /** Follows who reads. @returns Ends it. */
  start(): () => void
  /** Has the validation mail sent once more; once however often it is pressed meanwhile. */
  resend(): Promise<void>
  /** Puts the reminder away for this session of the browser. */
  close(): void
}

const CLOSED = 'quiosc-email-reminder-closed'

export function createReminderStore({ sendMail, session, storage, onSent, onLost }: ReminderNeeds): ReminderStore {
  const { setState, ...store } = createStore<ReminderState>()(() => hidden)
  const send = (event: ReminderEvent) => setState((state) => transition(state, event), true)

  const look = () => {
    const state = session.get()
    // Exactly false: where the backend does not say, nobody is reminded.
    const unvalidated = state.status === 'signedIn' && state.user.emailValidated === false
    const open = unvalidated && storage.getItem(CLOSED) === null
    send({ type: 'readerSeen', userId: open ? state.user.id : undefined })
  }

  return {
    ...store,
    start() {
      const stop = session.subscribe(look)
      void session.ready().then(look)
      return stop
    },
    async resend() {
      const state = store.getState()
      if (state.status === 'hidden' || state.status === 'sending') return
      send({ type: 'submitted' })
      const answer = await sendMail(state.userId)
      send({ type: answer.ok ? 'accepted' : 'failed' })
      if (answer.ok) onSent()
      else onLost(answer.failure)
    },
    close() {
      storage.setItem(CLOSED, '1')
      send({ type: 'closed' })
    },
  }
}

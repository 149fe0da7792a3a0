import { formProblem } from '#kit/forms/formProblem.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { ChangedUser } from '#page/session/changedUser.schema.ts'
import type { WelcomeApi } from './welcome.api.ts'
import { initialState, transition, type WelcomeEvent, type WelcomeState } from './welcome.model.ts'
import { type WelcomeFields, welcomeFields } from './welcome.schema.ts'

export interface WelcomeDeps {
  api: WelcomeApi
  /** Redirects; `saved` is what was sent and what the server has answered, if something was saved. */
  onDone(saved: { fields: WelcomeFields; answer: ChangedUser } | undefined): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface WelcomeStore extends ReadonlyStore<WelcomeState> {
  /** Saves what has changed and redirects; makes no call if nothing has. */
  startReading(fields: WelcomeFields): Promise<void>
  resendMail(userId: string): Promise<void>
  /** A new sign-in clears failures of the previous session. */
  begin(): void
}

export function createWelcomeStore({ api, onDone }: WelcomeDeps): WelcomeStore {
  const { dispatch, ...store } = createMachine<WelcomeState, WelcomeEvent>(initialState, transition)
  const { getState } = store

  return {
    ...store,
    async startReading(fields) {
      if (getState().save.status !== 'open') return
      if (Object.keys(fields).length === 0) {
        dispatch({ type: 'done' })
        return onDone(undefined)
      }
      dispatch({ type: 'saveBegan' })
      const pending = getState().save
      const answer = await api.save(fields)
      // Another reader has signed in while the request was pending.
      if (getState().save !== pending) return
      if (answer.ok) {
        dispatch({ type: 'done' })
        return onDone({ fields, answer: answer.value })
      }
      dispatch({ type: 'notSaved', problem: formProblem(answer.failure, welcomeFields) })
    },
    async resendMail(userId) {
      dispatch({ type: 'mailAsked' })
      const pending = getState().mail
      if (pending.status !== 'sending') return
      const answer = await api.resendMail(userId)
      if (getState().mail !== pending) return
      dispatch(answer.ok ? { type: 'mailSent' } : { type: 'mailFailed', failure: answer.failure })
    },
    begin: () => dispatch({ type: 'restarted' }),
  }
}

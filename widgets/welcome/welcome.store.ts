import { createStore } from 'zustand/vanilla'
import { formProblem } from '../../src/forms/formProblem.ts'
import type { CurrentUser } from '../../src/session/profile.schema.ts'
import type { WelcomeApi } from './welcome.api.ts'
import type { WelcomeEvent, WelcomeState } from './welcome.model.ts'
import { initialState, transition } from './welcome.model.ts'
import type { WelcomeFields } from './welcome.schema.ts'
import { welcomeFields } from './welcome.schema.ts'

export interface WelcomeNeeds {
  api: WelcomeApi
  /** The reader goes on; `user` is what the backend knows of them now, where something was saved. */
  onDone(user: CurrentUser | undefined): void
}

export interface WelcomeStore {
  getState(): WelcomeState
  getInitialState(): WelcomeState
  subscribe(listener: (state: WelcomeState, previous: WelcomeState) => void): () => void
  /** Saves what is new and goes on; with nothing new there is no call. */
  startReading(fields: WelcomeFields): Promise<void>
  resendMail(userId: string): Promise<void>
  /** Somebody has signed in: what went wrong before was another's, or is over. */
  begin(): void
}

export function createWelcomeStore({ api, onDone }: WelcomeNeeds): WelcomeStore {
  const store = createStore<WelcomeState>()(() => initialState)
  const { getState } = store
  const happen = (event: WelcomeEvent) => store.setState(transition(getState(), event), true)

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async startReading(fields) {
      if (getState().save.status !== 'open') return
      if (Object.keys(fields).length === 0) {
        happen({ type: 'done' })
        return onDone(undefined)
      }
      happen({ type: 'saveBegan' })
      const mine = getState().save
      const answer = await api.save(fields)
      // Another reader has signed in meanwhile.
      if (getState().save !== mine) return
      if (answer.ok) {
        happen({ type: 'done' })
        return onDone(answer.value)
      }
      happen({ type: 'notSaved', problem: formProblem(answer.failure, welcomeFields) })
    },
    async resendMail(userId) {
      happen({ type: 'mailAsked' })
      const mine = getState().mail
      if (mine.status !== 'sending') return
      const answer = await api.resendMail(userId)
      if (getState().mail !== mine) return
      happen(answer.ok ? { type: 'mailSent' } : { type: 'mailFailed', failure: answer.failure })
    },
    begin: () => store.setState(initialState, true),
  }
}

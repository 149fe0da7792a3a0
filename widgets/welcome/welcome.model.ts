import type { FormProblem } from '#kit/forms/formProblem.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import { type WelcomeFields, welcomeFields } from './welcome.schema.ts'

export type SaveState =
  | { status: 'open'; problem: FormProblem | undefined }
  | { status: 'saving' }
  /** Saved, or nothing to save: the page redirects. */
  | { status: 'done' }

/** Resending the validation mail. */
export type MailState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; failure: ApiFailure }

/** Two independent processes of one reader. */
export interface WelcomeState {
  save: SaveState
  mail: MailState
}

export type WelcomeEvent =
  | { type: 'saveBegan' }
  | { type: 'done' }
  | { type: 'notSaved'; problem: FormProblem }
  | { type: 'mailAsked' }
  | { type: 'mailSent' }
  | { type: 'mailFailed'; failure: ApiFailure }
  /** Another reader has signed in, which resets the state. */
  | { type: 'restarted' }

export const initialState: WelcomeState = { save: { status: 'open', problem: undefined }, mail: { status: 'idle' } }

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: WelcomeState, event: WelcomeEvent): WelcomeState {
  if (event.type === 'restarted') return initialState
  const save = transitionSave(state.save, event)
  const mail = transitionMail(state.mail, event)
  return save === state.save && mail === state.mail ? state : { save, mail }
}

function transitionSave(save: SaveState, event: WelcomeEvent): SaveState {
  switch (event.type) {
    case 'saveBegan':
      return save.status === 'open' ? { status: 'saving' } : save
    case 'done':
      return { status: 'done' }
    case 'notSaved':
      return save.status === 'saving' ? { status: 'open', problem: event.problem } : save
    default:
      return save
  }
}

function transitionMail(mail: MailState, event: WelcomeEvent): MailState {
  if (event.type === 'mailAsked')
    return mail.status === 'sending' || mail.status === 'sent' ? mail : { status: 'sending' }
  if (mail.status !== 'sending') return mail
  if (event.type === 'mailSent') return { status: 'sent' }
  return event.type === 'mailFailed' ? { status: 'failed', failure: event.failure } : mail
}

type Known = { readonly [Field in keyof WelcomeFields]: string | null | undefined }

/** The filled-in values that differ from the saved ones. */
export function newFields(typed: Required<WelcomeFields>, known: Known): WelcomeFields {
  const fields: WelcomeFields = {}
  for (const name of welcomeFields) if (typed[name] && typed[name] !== known[name]) fields[name] = typed[name]
  return fields
}

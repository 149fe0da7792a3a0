/** The reminder to validate the e-mail address (content-features §4, "Header and page shell"). */
export type ReminderState = { status: 'hidden' } | { status: 'asking' | 'sending' | 'sent'; userId: string }

export type ReminderEvent =
  /** The reader, if they have not validated; undefined otherwise. */
  | { type: 'readerSeen'; userId: string | undefined }
  | { type: 'closed' }
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'failed' }

export const hidden: ReminderState = { status: 'hidden' }

export function transition(state: ReminderState, event: ReminderEvent): ReminderState {
  switch (event.type) {
    case 'readerSeen':
      if (event.userId === undefined) return hidden
      if (state.status !== 'hidden' && state.userId === event.userId) return state
      return { status: 'asking', userId: event.userId }
    case 'closed':
      return hidden
    case 'submitted':
      return state.status === 'hidden' ? state : { ...state, status: 'sending' }
    case 'accepted':
      return state.status === 'sending' ? { ...state, status: 'sent' } : state
    case 'failed':
      return state.status === 'sending' ? { ...state, status: 'asking' } : state
  }
}

/** Settings that are saved together; their values are texts and booleans. */
export type Preferences = object

/** What the reader sees at once, and how much of it the server has. */
export type PreferenceState<Values extends Preferences> =
  | { status: 'saved'; saved: Values; shown: Values }
  /** Waits for the end of the pause. */
  | { status: 'changed'; saved: Values; shown: Values }
  /** `shown` may have changed again since it was sent. */
  | { status: 'saving'; saved: Values; shown: Values; sent: Values }

export type PreferenceEvent<Values extends Preferences> =
  | { type: 'changed'; change: Partial<Values> }
  | { type: 'sent' }
  | { type: 'accepted' }
  | { type: 'refused' }
  /** The reader's profile has changed: by this panel, another one or another tab. */
  | { type: 'profileChanged'; saved: Values }

export const initialState = <Values extends Preferences>(saved: Values): PreferenceState<Values> => ({
  status: 'saved',
  saved,
  shown: saved,
})

const valueIn = (values: Preferences, key: string): unknown => Object(values)[key]

const isSame = (one: Preferences, other: Preferences) =>
  Object.entries(one).every(([key, value]) => value === valueIn(other, key))

/** The reader's own changes since `from`, on top of `onto`: a value that they have not touched is the newer one's. */
const rebase = <Values extends Preferences>(shown: Values, from: Preferences, onto: Values): Values => ({
  ...onto,
  ...Object.fromEntries(Object.entries(shown).filter(([key, value]) => value !== valueIn(from, key))),
})

const settle = <Values extends Preferences>(saved: Values, shown: Values): PreferenceState<Values> =>
  isSame(shown, saved) ? { status: 'saved', saved, shown } : { status: 'changed', saved, shown }

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition<Values extends Preferences>(
  state: PreferenceState<Values>,
  event: PreferenceEvent<Values>,
): PreferenceState<Values> {
  const { saved, shown } = state
  switch (event.type) {
    case 'changed': {
      const next = { ...shown, ...event.change }
      return state.status === 'saving' ? { ...state, shown: next } : settle(saved, next)
    }
    case 'sent':
      return state.status === 'changed' ? { status: 'saving', saved, shown, sent: shown } : state
    case 'accepted':
      return state.status === 'saving' ? settle(state.sent, shown) : state
    case 'refused':
      return state.status === 'saving' ? settle(saved, rebase(shown, state.sent, saved)) : state
    case 'profileChanged': {
      if (isSame(event.saved, saved)) return state
      const next = rebase(shown, saved, event.saved)
      if (state.status !== 'saving') return settle(event.saved, next)
      // What was taken back since it was sent is as it was saved, and yet the reader's own.
      return { ...state, saved: event.saved, shown: rebase(shown, state.sent, next) }
    }
  }
}

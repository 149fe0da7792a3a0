/** Settings that are saved together; their values are texts and booleans. */
export type Preferences = object

/** The server's value, and the reader's choice since: they see both at once. */
export type PreferenceState<Values extends Preferences> = { saved: Values; changes: Partial<Values> } & (
  | { status: 'saved' }
  /** Waits for the end of the pause. */
  | { status: 'changed' }
  /** `sent` are the reader's changes in it, `payload` is all of it. */
  | { status: 'saving'; sent: Partial<Values>; payload: Values }
)

export type PreferenceEvent<Values extends Preferences> =
  | { type: 'changed'; change: Partial<Values> }
  | { type: 'sent' }
  /** `saved`: what the reader's profile has now. */
  | { type: 'accepted'; saved: Values }
  | { type: 'refused' }
  /** The reader's profile has changed: by this panel, another one or another tab. */
  | { type: 'profileChanged'; saved: Values }

export const initialState = <Values extends Preferences>(saved: Values): PreferenceState<Values> => ({
  status: 'saved',
  saved,
  changes: {},
})

/** The value that the reader sees. */
export const shownIn = <Values extends Preferences>({ saved, changes }: PreferenceState<Values>): Values => ({
  ...saved,
  ...changes,
})

const valueIn = (values: Preferences, key: string): unknown => Object(values)[key]

/** Those of some values that another set has otherwise, or not at all. */
function without<Values extends Preferences>(values: Partial<Values>, known: Preferences): Partial<Values> {
  const kept = Object.entries(values).filter(([key, value]) => value !== valueIn(known, key))
  // `as`, because Object.entries forgets which keys there are.
  return Object.fromEntries(kept) as Partial<Values>
}

const isEmpty = (values: Preferences) => Object.keys(values).length === 0

function settle<Values extends Preferences>(saved: Values, changed: Partial<Values>): PreferenceState<Values> {
  const changes = without(changed, saved)
  return { status: isEmpty(changes) ? 'saved' : 'changed', saved, changes }
}

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition<Values extends Preferences>(
  state: PreferenceState<Values>,
  event: PreferenceEvent<Values>,
): PreferenceState<Values> {
  const { saved, changes } = state
  switch (event.type) {
    case 'changed': {
      const next = { ...changes, ...event.change }
      // A choice that is taken back meanwhile is as it was saved, and differs from the one that is about to be.
      return state.status === 'saving' ? { ...state, changes: next } : settle(saved, next)
    }
    case 'sent':
      return state.status === 'changed'
        ? { status: 'saving', saved, changes, sent: changes, payload: shownIn(state) }
        : state
    case 'accepted': {
      if (state.status !== 'saving') return state
      const settled = settle(event.saved, without(changes, state.sent))
      // The payload was sent without what another tab has changed meanwhile: the server may have taken that back.
      const isOutdated = Object.keys(without(event.saved, state.payload)).some((key) => !(key in state.sent))
      return isOutdated ? { ...settled, status: 'changed' } : settled
    }
    case 'refused':
      return state.status === 'saving' ? settle(saved, without(changes, state.sent)) : state
    case 'profileChanged': {
      if (isEmpty(without(event.saved, saved))) return state
      return state.status === 'saving' ? { ...state, saved: event.saved } : settle(event.saved, changes)
    }
  }
}

import type { CurrentUser } from './currentUser.types.ts'
import { withoutPersonalData } from './personalData.ts'
import type { SessionState } from './session.types.ts'
import { userOf } from './userOf.ts'

/** The token that requests carry. */
export type Credential =
  | { status: 'none' }
  /** The address's token on the web; only the request that proves it carries it. */
  | { status: 'offered'; token: string }
  /** `renewable`: false for a token of the app until a profile has loaded with it: renewing it after a refusal could loop for ever. */
  | { status: 'held'; token: string; renewable: boolean }

/** A pending request. `due` until the session is started; its id identifies the answer. */
export type PendingRequest<Facts = unknown> =
  | { status: 'none' }
  | { status: 'due' }
  | ({ status: 'sent'; id: number } & Facts)

export interface SessionModel {
  credential: Credential
  /** The public state: who is reading. */
  reader: SessionState
  /** Whether the reader came from the backend: the stored one has no personal data. */
  hasPersonalData: boolean
  /** GET /user/profile; `changes` were made after it was sent, so its answer may be older. */
  profile: PendingRequest<{ changes: Partial<CurrentUser> }>
  /** A new token was requested from the app. */
  renewal: PendingRequest
  /** The id of the last request. */
  lastId: number
}

export type SessionEvent =
  | { type: 'started' }
  | { type: 'refreshWanted' }
  | { type: 'renewalWanted' }
  | { type: 'profileArrived'; id: number; user: CurrentUser }
  | { type: 'profileFailed'; id: number }
  | { type: 'tokenGiven'; token: string; user: CurrentUser | undefined }
  /** The app could not be reached, or has not answered in time. */
  | { type: 'renewalEnded'; id: number }
  /** The backend refused this token, in the app. */
  | { type: 'tokenRefused'; token: string }
  | { type: 'signedIn'; token: string; user: CurrentUser }
  | { type: 'userChanged'; change: Partial<CurrentUser> }
  /** The profile that another tab has stored, or that is found when the page is restored. */
  | { type: 'storedTokenFound'; token: string; user: CurrentUser | undefined }
  | { type: 'signedOut' }
  | { type: 'disposed' }

const none = { status: 'none' } as const
const anonymous: SessionState = { status: 'anonymous' }

export const tokenOf = ({ credential }: SessionModel): string | undefined =>
  credential.status === 'held' ? credential.token : undefined

/** Whether no request is pending or due. */
export const isIdle = ({ profile, renewal }: SessionModel): boolean =>
  profile.status === 'none' && renewal.status === 'none'

/** The state at the start of a page. `profile` is the stored one of its token. */
export function initialModel(
  credential: Credential,
  profile: CurrentUser | undefined,
  firstRequest: 'nothing' | 'profile' | 'token',
): SessionModel {
  const start = { credential, hasPersonalData: false, lastId: 0, profile: none, renewal: none }
  if (firstRequest === 'nothing')
    return { ...start, reader: profile ? { status: 'signedIn', user: profile } : anonymous }
  const reader = { status: 'loading', user: profile } as const
  const due = { status: 'due' } as const
  return firstRequest === 'profile' ? { ...start, reader, profile: due } : { ...start, reader, renewal: due }
}

const requestProfile = (model: SessionModel): SessionModel => ({
  ...model,
  lastId: model.lastId + 1,
  profile: { status: 'sent', id: model.lastId + 1, changes: {} },
})

const requestToken = (model: SessionModel): SessionModel =>
  model.renewal.status === 'sent'
    ? model
    : { ...model, lastId: model.lastId + 1, renewal: { status: 'sent', id: model.lastId + 1 } }

/** Settles the session when no other request is pending: with the stored profile, or as anonymous. The token stays either way. */
function settle(model: SessionModel): SessionModel {
  if (!isIdle(model) || model.reader.status !== 'loading') return model
  const { user } = model.reader
  return { ...model, reader: user ? { status: 'signedIn', user } : anonymous }
}

/** The reader with this token; requests for another token are withdrawn. */
function withToken(
  model: SessionModel,
  token: string,
  renewable: boolean,
  user: CurrentUser | undefined,
): SessionModel {
  return {
    ...model,
    credential: { status: 'held', token, renewable },
    profile: none,
    renewal: none,
    reader: { status: 'loading', user },
    hasPersonalData: false,
  }
}

const empty = (model: SessionModel): SessionModel => ({
  ...model,
  credential: { status: 'none' },
  profile: none,
  renewal: none,
})

const isSent = (request: PendingRequest, id: number) => request.status === 'sent' && request.id === id

function profileArrived(model: SessionModel, id: number, arrived: CurrentUser): SessionModel {
  const { profile, credential } = model
  if (profile.status !== 'sent' || profile.id !== id || credential.status === 'none') return model
  return {
    ...model,
    credential: { status: 'held', token: credential.token, renewable: true },
    profile: none,
    reader: { status: 'signedIn', user: { ...arrived, ...profile.changes } },
    hasPersonalData: true,
  }
}

function userChanged(model: SessionModel, change: Partial<CurrentUser>): SessionModel {
  if (model.credential.status !== 'held') return model
  const { reader, profile } = model
  return {
    ...model,
    reader: reader.status !== 'anonymous' && reader.user ? { ...reader, user: { ...reader.user, ...change } } : reader,
    profile: profile.status === 'sent' ? { ...profile, changes: { ...profile.changes, ...change } } : profile,
  }
}

function tokenGiven(model: SessionModel, token: string, user: CurrentUser | undefined): SessionModel {
  if (token !== tokenOf(model)) return requestProfile(withToken(model, token, false, user))
  if (model.renewal.status !== 'none') return settle({ ...model, renewal: none })
  return model.profile.status === 'sent' ? model : requestProfile(model)
}

function storedTokenFound(model: SessionModel, token: string, user: CurrentUser | undefined): SessionModel {
  if (token === tokenOf(model)) {
    if (!user) return model
    const known = model.hasPersonalData ? userOf(model.reader) : undefined
    // The stored profile has no personal data.
    const change = withoutPersonalData(user)
    return {
      ...userChanged(model, change),
      reader: { status: 'signedIn', user: known ? { ...known, ...change } : user },
    }
  }
  const next = withToken(model, token, true, user)
  return user ? settle(next) : requestProfile(next)
}

/** An event that does not apply to the current state leaves it unchanged, for example the answer to a withdrawn request. */
export function transition(model: SessionModel, event: SessionEvent): SessionModel {
  const { credential, profile, renewal } = model
  switch (event.type) {
    case 'started':
      if (profile.status === 'due') return requestProfile(model)
      return renewal.status === 'due' ? requestToken(model) : model
    case 'refreshWanted':
      return credential.status === 'held' && profile.status !== 'sent' && renewal.status !== 'sent'
        ? requestProfile(model)
        : model
    case 'renewalWanted':
      return requestToken(model)
    case 'profileArrived':
      return profileArrived(model, event.id, event.user)
    case 'profileFailed': {
      if (!isSent(profile, event.id)) return model
      return settle({ ...model, profile: none, credential: credential.status === 'offered' ? none : credential })
    }
    case 'tokenGiven':
      return tokenGiven(model, event.token, event.user)
    case 'renewalEnded':
      return isSent(renewal, event.id) ? settle({ ...model, renewal: none }) : model
    case 'tokenRefused':
      return credential.status === 'held' && credential.token === event.token && credential.renewable
        ? requestToken(model)
        : model
    case 'signedIn':
      return settle({ ...withToken(model, event.token, true, event.user), hasPersonalData: true })
    case 'userChanged':
      return userChanged(model, event.change)
    case 'storedTokenFound':
      return storedTokenFound(model, event.token, event.user)
    case 'signedOut':
      return { ...empty(model), reader: anonymous, hasPersonalData: false }
    case 'disposed':
      return empty(model)
  }
}

import { failed, type Result, success } from '#lib/result.ts'
import { writeJson } from '#lib/writeJson.ts'
import type { ApiClient } from '../api/apiClient.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import { answeredFields } from './answeredFields.ts'
import { type ChangedUser, ChangedUserSchema } from './changedUser.schema.ts'
import type { CurrentUser, NewsletterPreferences, NotificationPreferences } from './currentUser.types.ts'
import type { Session } from './session.types.ts'
import { userOf } from './userOf.ts'

/** The fields that are sent as one form (reader-account §4, "Profile data form"). */
export interface PersonalData {
  name: string
  surname: string
  gender: 'h' | 'm' | null
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  phoneNumber: string
  email: string
}

/** The fields of the public profile; only the changed ones are sent (reader-account §4). */
export interface PublicProfile {
  nick: string
  description: string
  visible: boolean
}

/** The payloads of PATCH /user/profile (reader-account §7). */
export type ProfileChange =
  | { language: NonNullable<CurrentUser['language']> }
  | { theme: NonNullable<CurrentUser['theme']> }
  | { newsletters: NewsletterPreferences }
  | { notifications: NotificationPreferences }
  | Partial<PublicProfile>
  | PersonalData

type ProfileOutcome = Promise<Result<CurrentUser, ApiFailure>>
type SendChange = () => Promise<Result<ChangedUser, ApiFailure>>

/**
 * The reader's changes of their own profile: one for the page, so that its panels know of each other's. No call takes a signal: what a reader has
 * submitted is sent even if the panel is closed.
 */
export interface ProfileUpdates {
  /**
   * Changes of the same payload are sent one after the other.
   *
   * @returns The user as the session has it now. `aborted` when another reader has signed in meanwhile.
   */
  update(change: ProfileChange): ProfileOutcome
  /** POST /user/avatar. */
  uploadAvatar(picture: Blob): ProfileOutcome
}

export interface ProfilePage {
  client: Pick<ApiClient, 'patch' | 'post'>
  session: Pick<Session, 'get' | 'update'>
  getShared<Shared>(key: string, create: () => Shared): Shared
}

const publicFields: readonly string[] = ['nick', 'description', 'visible'] satisfies (keyof PublicProfile)[]

/** The queue of a change: those of the same payload must not overtake each other. */
function queueOf(change: ProfileChange): string {
  const [field = ''] = Object.keys(change)
  if ('name' in change) return 'personal'
  return publicFields.includes(field) ? 'public' : field
}

const isEqual = (one: unknown, other: unknown) => writeJson(one ?? '') === writeJson(other ?? '')

/** The fields that differ from the user's; null and an empty text are the same. */
export function changedFields<Fields extends Partial<CurrentUser>>(user: CurrentUser, draft: Fields): Partial<Fields> {
  const changed = Object.entries(draft).filter(([key, value]) => !isEqual(Object(user)[key], value))
  // Some of the draft's own entries.
  return Object.fromEntries(changed) as Partial<Fields>
}

/** Of switches, which are sent all together: what was changed elsewhere since then is newer than the answer, unless the reader has changed it here. */
function newestOf(answer: object, sent: object, before: object, now: object): object {
  const isNewer = (key: string) => Object(now)[key] !== Object(before)[key] && Object(sent)[key] === Object(before)[key]
  const kept = Object.entries(now).filter(([key]) => isNewer(key))
  return { ...answer, ...Object.fromEntries(kept) }
}

/** Of an answer what may be shown: a field that has changed since the request was sent is newer than the answer, unless it is what was requested. */
function withoutOutdated(answer: ChangedUser, change: Partial<CurrentUser>, before: CurrentUser, now: CurrentUser) {
  const answered = answeredFields(answer, change, now)
  const outdated = Object.keys(changedFields(before, now)).filter((key) => !(key in change))
  const current = Object.entries(answered).filter(([key]) => !outdated.includes(key))
  const switches = (['notifications', 'newsletters'] as const).flatMap((key) => {
    const [set, sent] = [answered[key], change[key]]
    return set && sent ? [[key, newestOf(set, sent, before[key], now[key])] as const] : []
  })
  // Some of the user's own entries.
  return Object.fromEntries([...current, ...switches]) as Partial<CurrentUser>
}

export const getProfileUpdates = ({ client, session, getShared }: ProfilePage): ProfileUpdates =>
  getShared('profile-updates', () => {
    const queues = new Map<string, Promise<unknown>>()
    const currentUser = () => userOf(session.get())
    const changed = failed<ApiFailure>({ kind: 'aborted' })

    const run = async (id: string | undefined, change: Partial<CurrentUser>, send: SendChange) => {
      const before = currentUser()
      if (!before || before.id !== id) return changed
      const answer = await send()
      if (!answer.ok) return answer
      const now = currentUser()
      if (!now || now.id !== before.id) return changed
      session.update(withoutOutdated(answer.value, change, before, now))
      return success({ ...now, ...currentUser() })
    }
    const enqueue = (queue: string, change: Partial<CurrentUser>, send: SendChange): ProfileOutcome => {
      const id = currentUser()?.id
      const start = () => run(id, change, send)
      const earlier = queues.get(queue)
      const done = earlier ? earlier.then(start, start) : start()
      const leave = () => {
        if (queues.get(queue) === done) queues.delete(queue)
      }
      queues.set(queue, done)
      done.then(leave, leave)
      return done
    }

    return {
      update: (change) =>
        enqueue(queueOf(change), change, () => client.patch('user/profile', ChangedUserSchema, { body: change })),
      uploadAvatar: (picture) =>
        enqueue('avatar', { avatarUrl: undefined }, () => {
          const body = new FormData()
          body.append('avatar', picture)
          return client.post('user/avatar', ChangedUserSchema, { body })
        }),
    }
  })

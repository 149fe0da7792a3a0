import type { ContactMessage } from '#widgets/contact/contact.schema.ts'
import { type Account, type Mail, SEEDED_RECOVERY } from './accounts/Account.ts'
import { addressOf } from './accounts/addressOf.ts'
import { seedAccounts } from './accounts/seedAccounts.ts'
import type { CommentRecord } from './comments/CommentRecord.ts'
import type { SeededThreads } from './comments/createSeededThreads.ts'
import { seedThreadOptions, type Thread } from './comments/threads.ts'
import type { GiftRecord } from './gifts/GiftRecord.ts'
import type { LibraryRecord } from './library/LibraryRecord.ts'
import { seedLibraries } from './library/seedLibraries.ts'
import type { NotificationRecord } from './notifications/NotificationRecord.ts'
import { createPersonas, type Personas } from './personas.ts'
import type { PollRecord } from './polls/PollRecord.ts'
import { seedPolls } from './polls/seedPolls.ts'
import { type Reader, seedReaders } from './readers.ts'

/** Everything that a reader can change, and who the readers are. */
export interface BackendState {
  personas: Personas
  /** Everybody with a nick, personas included. */
  readers: readonly Reader[]
  threads: ReadonlyMap<string, Thread>
  /** By id; a new one is added at the end. */
  readonly comments: Map<string, CommentRecord>
  polls: ReadonlyMap<string, PollRecord>
  /** Muted readers, by the id of the reader who muted them. */
  blocked: Map<string, Set<string>>
  /** The libraries of readers, by their ids. */
  libraries: Map<string, LibraryRecord>
  /** The gifts by reader id; filled on first access. */
  gifts: Map<string, readonly GiftRecord[]>
  /** The notifications by reader id, the newest first; filled on first access. */
  notifications: Map<string, readonly NotificationRecord[]>
  /** When each reader has last seen their latest notifications. */
  notificationsSeen: Map<string, Date>
  /** The pictures that readers have uploaded, by the name in their address. */
  avatars: Map<string, AvatarFile>
  /** Messages that readers have written to the newspaper. */
  contacts: ContactMessage[]
  /** When the newspaper was started: the month to which the personas' counts apply. */
  seededAt: Date
  /** The accounts that can sign in, by e-mail address. */
  accounts: Map<string, Account>
  /** The account whose password each sent link may change. */
  recoveries: Map<string, string>
  /** The e-mails that were sent, the oldest first. */
  mails: Mail[]
  /** How often each fault has struck. */
  faultUses: Map<string, number>
}

export function seedState(now: Date, seededThreads: SeededThreads): BackendState {
  const personas = createPersonas(now)
  const readers = seedReaders(personas)
  let comments: Map<string, CommentRecord> | undefined
  return {
    personas,
    readers,
    threads: seedThreadOptions(),
    // Over a thousand, which most pages never ask for.
    get comments() {
      comments ??= seededThreads.commentsAt(now, readers)
      return comments
    },
    polls: seedPolls(personas),
    blocked: new Map(),
    libraries: seedLibraries(readers),
    gifts: new Map(),
    notifications: new Map(),
    notificationsSeen: new Map(),
    avatars: new Map(),
    contacts: [],
    seededAt: now,
    accounts: seedAccounts(personas),
    recoveries: new Map([[SEEDED_RECOVERY, addressOf('registered')]]),
    mails: [],
    faultUses: new Map(),
  }
}

/** A picture that a reader has uploaded. */
interface AvatarFile {
  type: string
  body: Uint8Array<ArrayBuffer>
}

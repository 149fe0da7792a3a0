import type { Language } from '#lib/site/config/config.ts'

export type Translated = Record<Language, string>

/** A stored poll: its texts in every language, and its votes. */
export interface PollRecord {
  id: string
  question: Translated
  active: boolean
  options: readonly PollOptionRecord[]
  /** The choice of each signed-in reader, by their id. Visitors' votes are only counted. */
  votedOptionIds: Map<string, string>
}

export interface PollOptionRecord {
  id: string
  title: Translated
  subtitle?: Translated
  /** Without a text alternative it is sent as a bare address, as the publisher's older polls are. */
  image?: { url: string; alt?: Translated }
  votes: number
}

/** A poll as it is written: who voted is added when it is seeded. */
export type PollText = Omit<PollRecord, 'votedOptionIds'>

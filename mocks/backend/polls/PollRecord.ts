import type { Language } from '../../../src/site/config.ts'

export type Translated = Record<Language, string>

/** A poll as the backend keeps it: its texts in every language, and who voted for what. */
export interface PollRecord {
  id: string
  question: Translated
  active: boolean
  options: readonly PollOptionRecord[]
  /** What each signed-in reader chose, by their id. Visitors' votes count but are nobody's. */
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

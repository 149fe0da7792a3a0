import { plainText } from '#lib/plainText.ts'
import type { SetTimer } from '#lib/setTimer.ts'
import { createSuggestions, type Suggestions } from '#page/resource/suggestions/createSuggestions.ts'
import type { FoundUser } from '../foundUsers.schema.ts'
import type { CommandResult } from '../list/commandResult.ts'

export type SearchReaders = (text: string, signal: AbortSignal) => CommandResult<readonly FoundUser[]>

/** Readers to mention: Enter picks the first one, and those who still match stay while the next answer is pending, whatever the accents. */
export const createMentions = (search: SearchReaders, setTimer: SetTimer): Suggestions<FoundUser> =>
  createSuggestions({
    search,
    setTimer,
    first: 0,
    keep: (users, text) => users.filter(({ nick }) => plainText(nick).includes(plainText(text))),
  })

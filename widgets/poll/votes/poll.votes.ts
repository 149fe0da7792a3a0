import { listen } from '#lib/listen.ts'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import { storageKeys } from '#lib/site/limits.ts'
import { writeJson } from '#lib/writeJson.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import { type StoragePort, safeStorage } from '#page/storage/safeStorage.ts'
import { type PollVote, PollVoteSchema, VotedPollsSchema } from '../poll.schema.ts'

const STORAGE_KEY = storageKeys.votedPolls

export interface VotedPollsDeps {
  storage: StoragePort | (() => StoragePort)
  /** The document, to which `quiosc:poll-voted` of every marker bubbles. */
  target: EventTarget
  /** Returns the window, which receives `storage` events of other tabs: there is none on a server. */
  tabs: () => EventTarget
  /** Reports a malformed stored value or event, which is ignored. */
  report: Report
}

/** The votes stored in this browser, by poll; the server sends a signed-in reader's vote with the poll. */
export interface VotedPolls {
  read(pollId: string): string | undefined
  remember(pollId: string, optionId: string): void
  /** Calls `listener` with the option voted for on this page or in another tab. */
  watch(pollId: string, listener: (optionId: string) => void, signal: AbortSignal): void
}

export function createVotedPolls({ storage, target, tabs, report }: VotedPollsDeps): VotedPolls {
  const safe = safeStorage(storage)

  const load = (): Record<string, string> => {
    const ignore = (issue: Issue) =>
      report(new ValueError(`The stored value of “${STORAGE_KEY}” was ignored or partly ignored`, issue), 'poll')
    const votes = parseJson(safe.getItem(STORAGE_KEY) ?? '{}', VotedPollsSchema, ignore)
    if (votes.ok) return votes.value
    ignore(votes.failure)
    return {}
  }

  const read = (pollId: string) => load()[pollId]

  return {
    read,
    remember: (pollId, optionId) => safe.setItem(STORAGE_KEY, writeJson({ ...load(), [pollId]: optionId })),
    watch(pollId, listener, signal) {
      const onVoted = (vote: PollVote) => vote.pollId === pollId && listener(vote.optionId)
      const onStorage = (event: Event) => {
        if (!('key' in event) || event.key !== STORAGE_KEY) return
        const optionId = read(pollId)
        if (optionId !== undefined) listener(optionId)
      }
      subscribe(target, 'quiosc:poll-voted', PollVoteSchema, onVoted, {
        signal,
        report: (error) => report(error, 'poll'),
      })
      listen(tabs(), 'storage', onStorage, { signal })
    },
  }
}

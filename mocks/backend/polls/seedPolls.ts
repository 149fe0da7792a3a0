import type { Personas } from '../personas.ts'
import { longPoll } from './longPoll.ts'
import type { PollOptionRecord, PollRecord, PollText } from './PollRecord.ts'
import { seafrontPoll, sundayPoll } from './seafrontPolls.ts'
import { lightsPoll, tablePoll, tomatoPoll } from './shortPolls.ts'

/** Six polls: open with images (4711) and without (4712), inactive, already voted by all who are signed in, untouched, and long. */
export function seedPolls(personas: Personas): ReadonlyMap<string, PollRecord> {
  const voters = Object.values(personas).map(({ id }) => id)
  const firstOfTable = tablePoll.options[0]?.id
  const polls = [
    seed(seafrontPoll),
    seed(sundayPoll),
    seed(lightsPoll),
    seed(tablePoll, new Map(voters.flatMap((id) => (firstOfTable === undefined ? [] : [[id, firstOfTable]])))),
    seed(tomatoPoll),
    seed(longPoll),
  ]
  return new Map(polls.map((poll) => [poll.id, poll]))
}

/** The options are copied, because votes are counted on them. */
const seed = (poll: PollText, votedOptionIds = new Map<string, string>()): PollRecord => ({
  ...poll,
  options: poll.options.map((option): PollOptionRecord => ({ ...option })),
  votedOptionIds,
})

import type { Notification, Person } from './notifications.schema.ts'

/** How many voters are named; of the others there is a count (reader-account §2, "Notification card"). */
const NAMED_VOTERS = 2

/** The people of a notification: those who are named, and how many others there are. */
export function peopleOf({ type, author, follower, voters, remainingVoters }: Notification): {
  named: readonly Person[]
  others: number
} {
  if (type === 'comment-like-notification') {
    const named = voters.slice(0, NAMED_VOTERS)
    return { named, others: remainingVoters + voters.length - named.length }
  }
  const person = type === 'user-follow-notification' ? (follower ?? author) : author
  return { named: person ? [person] : [], others: 0 }
}

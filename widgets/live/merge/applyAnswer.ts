import type { LiveAnswer, LiveMessage } from '../live.schema.ts'
import { groupMessages, type MessageBlock } from './groupMessages.ts'
import { mergeMessages } from './mergeMessages.ts'

/** The messages of a live that are known, without gaps between them; both lists have the newest first. */
export interface KnownMessages {
  messages: readonly LiveMessage[]
  /** The same messages as the list renders them. */
  blocks: readonly MessageBlock[]
  /** They have come since, and wait until the reader asks for them. */
  held: readonly LiveMessage[]
  /** Ids of messages that were taken back: an answer that is late must not bring them again. */
  gone: ReadonlySet<string>
  /** How many are newer than the newest of the first answer: sponsors keep their places when messages come before them. */
  before: number
}

export interface Application {
  /** The end of the list that the answer is about. */
  end: 'newer' | 'older'
  /** New messages wait. */
  hold: boolean
  /** Something newer has been applied since it was asked for: what is known stays as it is. */
  late: boolean
}

/** The known messages after an answer, and how many of its messages were not known before. */
export function applyAnswer<Known extends KnownMessages>(
  known: Known,
  answer: Pick<LiveAnswer, 'messages'>,
  { end, hold, late }: Application,
): { known: Known; fresh: number } {
  const deleted = answer.messages.filter((message) => message.deleted).map(({ id }) => id)
  const gone = deleted.length > 0 ? new Set([...known.gone, ...deleted]) : known.gone
  const ids = new Set([...known.messages, ...known.held].map(({ id }) => id))
  const present = uniqueById(answer.messages.filter(({ id }) => !gone.has(id)))
  const fresh = present.filter(({ id }) => !ids.has(id))
  const changed = new Map(late ? [] : present.filter(({ id }) => ids.has(id)).map((message) => [message.id, message]))
  const update = (list: readonly LiveMessage[]) =>
    deleted.length > 0 || changed.size > 0
      ? list.filter(({ id }) => !gone.has(id)).map((message) => changed.get(message.id) ?? message)
      : list

  const held = update(known.held)
  const messages = update(known.messages)
  const added = (): Pick<KnownMessages, 'messages' | 'held'> => {
    if (hold) return { messages, held: mergeMessages(held, fresh, end) }
    if (end === 'older') return { messages: mergeMessages(messages, fresh, end), held }
    return { messages: mergeMessages(mergeMessages(messages, held, end), fresh, end), held: [] }
  }
  const after = added()
  const blocks = after.messages === known.messages ? known.blocks : groupMessages(known.blocks, after.messages)
  const before = countBefore(known, after.messages)
  return { known: { ...known, ...after, blocks, gone, before }, fresh: fresh.length }
}

/** Some feeds repeat a message: its last version counts. */
const uniqueById = (messages: readonly LiveMessage[]): readonly LiveMessage[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
]

function countBefore({ messages, before }: KnownMessages, after: readonly LiveMessage[]): number {
  const first = messages[before]
  const index = first ? after.findIndex(({ id }) => id === first.id) : 0
  // It was taken back.
  return index < 0 ? Math.min(before, after.length) : index
}

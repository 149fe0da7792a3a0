import type { LiveMessage } from '../live.schema.ts'

/** How many messages a block has at most, except where some come late, between others. */
const SIZE = 50

/** Neighbouring messages, the newest first, which the list renders as one and the browser skips as one. */
export interface MessageBlock {
  /** The id of the message that has opened it. It stays, also when that one is taken back. */
  key: string
  messages: readonly LiveMessage[]
}

/**
 * Groups the messages of a list that has changed. A message stays in its block, and a block without a change is the same object as before: what comes at an end
 * of the list fills the block there, then opens others.
 *
 * @param messages The whole list, the newest first. Those that were known are in the order in which they were.
 */
export function groupMessages(
  blocks: readonly MessageBlock[],
  messages: readonly LiveMessage[],
): readonly MessageBlock[] {
  // A message that comes while a live is read changes the newest block alone: the older ones need no second look.
  let end = messages.length
  let kept = blocks.length
  for (
    let block = blocks[kept - 1];
    kept > 1 && block && endsWith(messages, end, block.messages);
    block = blocks[kept - 1]
  ) {
    end -= block.messages.length
    kept--
  }
  return [...regroup(blocks.slice(0, kept), messages.slice(0, end), kept < blocks.length), ...blocks.slice(kept)]
}

const endsWith = (messages: readonly LiveMessage[], end: number, part: readonly LiveMessage[]) =>
  part.every((message, index) => message === messages[end - part.length + index])

/** @param isFollowed Whether older blocks follow: what has come late at the end joins the block before it. */
function regroup(
  blocks: readonly MessageBlock[],
  messages: readonly LiveMessage[],
  isFollowed: boolean,
): readonly MessageBlock[] {
  const blockKeys = new Map<string, string>()
  for (const { key, messages } of blocks) for (const { id } of messages) blockKeys.set(id, key)
  const known = messages.findIndex(({ id }) => blockKeys.has(id))
  const none = isFollowed ? messages.length : 0
  const from = known < 0 ? none : known
  let to = messages.length
  while (!isFollowed && to > from && !blockKeys.has(messages[to - 1]?.id ?? '')) to--

  const groups: { key: string; messages: LiveMessage[] }[] = []
  for (const message of messages.slice(from, to)) {
    const last = groups.at(-1)
    // One that comes late is in no block yet: it joins the message before it.
    const key = blockKeys.get(message.id) ?? last?.key ?? message.id
    if (last?.key === key) last.messages.push(message)
    else groups.push({ key, messages: [message] })
  }
  for (const message of messages.slice(0, from).reverse()) {
    const [first] = groups
    if (first && first.messages.length < SIZE) first.messages.unshift(message)
    else groups.unshift({ key: message.id, messages: [message] })
  }
  for (const message of messages.slice(to)) {
    const last = groups.at(-1)
    if (last && last.messages.length < SIZE) last.messages.push(message)
    else groups.push({ key: message.id, messages: [message] })
  }
  const before = new Map(blocks.map((block) => [block.key, block]))
  return groups.map((group) => {
    const same = before.get(group.key)
    return same && areSame(same.messages, group.messages) ? same : group
  })
}

const areSame = (one: readonly LiveMessage[], other: readonly LiveMessage[]) =>
  one.length === other.length && one.every((message, index) => message === other[index])

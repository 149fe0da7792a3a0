import type { ReactNode, Ref } from 'react'
import type { LiveFeed } from '../live.model.ts'
import type { Sponsor } from '../live.schema.ts'
import { MessageBlock } from './MessageBlock.tsx'
import type { MessageItemProps } from './MessageItem.tsx'
import { useSteps } from './useSteps.ts'

export interface MessageListProps extends Pick<MessageItemProps, 'onShare'> {
  feed: LiveFeed
  listRef: Ref<HTMLDivElement>
  sponsors: readonly Sponsor[]
  sponsorEvery: number
  /** Shown once all messages are rendered: before, it would move away under the finger. */
  end: ReactNode
}

/** The messages in the reader's order, in blocks: one that comes changes its own block alone. */
export function MessageList({ feed, listRef, sponsors, sponsorEvery, onShare, end }: MessageListProps) {
  const { before, blocks, messages, view } = feed
  const isReversed = view.order === 'oldest'
  const count = useSteps(isReversed ? [...messages].reverse() : messages)
  // Of the messages as the feed has them, the newest first: those that are rendered.
  const from = isReversed ? messages.length - count : 0
  const to = isReversed ? messages.length : count

  let start = 0
  const shown = blocks.flatMap(({ key, messages }) => {
    const first = Math.max(from - start, 0)
    const end = Math.min(to - start, messages.length)
    const place = start + first - before
    start += messages.length
    if (first >= end) return []
    return [{ key, place, messages: end - first < messages.length ? messages.slice(first, end) : messages }]
  })
  if (isReversed) shown.reverse()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an ul could not have blocks between itself and its items. */}
      <div className="messages" role="list" ref={listRef}>
        {shown.map(({ key, messages, place }) => (
          <MessageBlock
            key={key}
            messages={messages}
            isReversed={isReversed}
            place={place}
            sponsors={sponsors}
            sponsorEvery={sponsorEvery}
            teams={feed.teams}
            onShare={onShare}
          />
        ))}
      </div>
      {count === messages.length && end}
    </>
  )
}

import type { Ref } from 'react'
import type { LiveFeed } from '../live.model.ts'
import { sponsorAfter } from '../live.model.ts'
import type { LiveMessage, Sponsor } from '../live.schema.ts'
import { MessageItem } from './MessageItem.tsx'
import { SponsorSlot } from './SponsorSlot.tsx'
import { useSteps } from './useSteps.ts'

export interface MessageListProps {
  feed: LiveFeed
  listRef: Ref<HTMLUListElement>
  sponsors: readonly Sponsor[]
  sponsorEvery: number
}

/** The messages in the reader's order. The browser skips the rendering of what is outside the window. */
export function MessageList({ feed, listRef, sponsors, sponsorEvery }: MessageListProps) {
  const { messages, view } = feed
  const isReversed = view.order === 'oldest'
  const shown: readonly LiveMessage[] = isReversed ? [...messages].reverse() : messages
  const count = useSteps(shown)
  return (
    <ul className="messages" ref={listRef}>
      {shown.slice(0, count).map((message, position) => {
        const index = isReversed ? messages.length - 1 - position : position
        const turn = sponsors.length > 0 ? sponsorAfter(index, feed, sponsorEvery) : -1
        const sponsor = turn < 0 ? undefined : sponsors[turn % sponsors.length]
        return (
          <li key={message.id}>
            <MessageItem message={message} />
            {sponsor && <SponsorSlot sponsor={sponsor} />}
          </li>
        )
      })}
    </ul>
  )
}

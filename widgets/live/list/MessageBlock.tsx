import { memo, useState } from 'react'
import { useIsThere } from '#islands/island/useIsThere.ts'
import { sponsorAfter } from '../live.model.ts'
import type { LiveMessage, Sponsor } from '../live.schema.ts'
import { MessageItem, type MessageItemProps } from './MessageItem.tsx'
import { SponsorSlot } from './SponsorSlot.tsx'

export interface MessageBlockProps extends Pick<MessageItemProps, 'onShare' | 'teams'> {
  /** The newest first. */
  messages: readonly LiveMessage[]
  isReversed: boolean
  /** The place of the first one (see {@link sponsorAfter}). */
  place: number
  sponsors: readonly Sponsor[]
  sponsorEvery: number
}

/**
 * Neighbouring messages, of which the browser skips the rendering while they are far from the window. Rendered again only when they have changed. Those that a
 * server has rendered it does not skip: what is in the window would be laid out anew.
 */
export const MessageBlock = memo(function MessageBlock({
  messages,
  isReversed,
  place,
  sponsors,
  sponsorEvery,
  teams,
  onShare,
}: MessageBlockProps) {
  const isThere = useIsThere()
  const [skips] = useState(isThere)
  const items = messages.map((message, index) => {
    const turn = sponsors.length > 0 ? sponsorAfter(place + index, sponsorEvery) : -1
    const sponsor = turn < 0 ? undefined : sponsors[turn % sponsors.length]
    return (
      // biome-ignore lint/a11y/useSemanticElements: an ul could not have blocks between itself and its items.
      <div key={message.id} role="listitem">
        <MessageItem message={message} teams={teams} onShare={onShare} />
        {sponsor && <SponsorSlot sponsor={sponsor} />}
      </div>
    )
  })
  return (
    <div
      className="block"
      data-skips={skips ? '' : undefined}
      style={{ containIntrinsicHeight: `auto ${messages.length * 10}rem` }}
    >
      {isReversed ? items.reverse() : items}
    </div>
  )
})

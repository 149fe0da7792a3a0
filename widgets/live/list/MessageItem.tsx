import { memo } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { MessageBody } from '../body/MessageBody.tsx'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'
import type { LiveMessage, Teams } from '../live.schema.ts'
import { MessagePicture } from './MessagePicture.tsx'
import { MessageTime } from './MessageTime.tsx'
import { Minute } from './Minute.tsx'

export interface MessageItemProps {
  message: LiveMessage
  /** Of a match. The same object at all times. */
  teams: Teams | undefined
  /** The same function at all times. */
  onShare: (message: LiveMessage, anchor: HTMLElement) => void
}

/** One message of the feed. Rendered again only when it has changed. */
export const MessageItem = memo(function MessageItem({ message, teams, onShare }: MessageItemProps) {
  const { t } = useIntl()
  const { code, safe } = useLiveServices()
  const { MatchEvent } = code()
  const { title, author, image, link, minute, score, publishedDate } = message
  const href = link && safe(link.href)
  const hasEvent = Boolean(MatchEvent || score)
  const part = (name: string) => `${message.id}-${name}`
  // “Minute 67, goal, 2-1” is what a list of articles says of one.
  const names = [minute && part('minute'), hasEvent && part('event'), title && part('title')].filter(Boolean)
  return (
    <article
      className="message"
      id={message.id}
      part="message"
      tabIndex={-1}
      aria-labelledby={names.join(' ') || undefined}
      data-minute={minute ? '' : undefined}
    >
      <div className="margin">
        {minute && (
          <p className="minute" id={part('minute')}>
            <Minute of={minute} />
          </p>
        )}
        {typeof publishedDate === 'number' && <MessageTime time={publishedDate} hasMinute={Boolean(minute)} />}
      </div>
      <div className="words" dir="auto">
        {hasEvent && (
          <p className="event-line" id={part('event')}>
            {MatchEvent ? <MatchEvent message={message} teams={teams} /> : <span className="score">{score}</span>}
          </p>
        )}
        {title && <Heading id={part('title')}>{title}</Heading>}
        <MessageBody message={message} />
        {image && <MessagePicture key={image.url} image={image} />}
        {link && href && (
          <p className="link">
            <Link href={href}>{link.text}</Link>
          </p>
        )}
        <div className="foot">
          {author && <p className="author">{t(messages.by, { name: author.name })}</p>}
          <button
            type="button"
            aria-label={title ? t(messages.shareOf, { title }) : t(messages.shareOne)}
            aria-expanded={false}
            onClick={({ currentTarget }) => onShare(message, currentTarget)}
          >
            {t(messages.share)}
          </button>
        </div>
      </div>
    </article>
  )
})

import { memo } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Heading } from '../../../src/ui/Heading.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { MessageBody } from '../body/MessageBody.tsx'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'
import type { LiveMessage } from '../live.schema.ts'
import { MessagePicture } from './MessagePicture.tsx'
import { MessageTime } from './MessageTime.tsx'

/** One message of the feed. Rendered again only when it has changed. */
export const MessageItem = memo(function MessageItem({ message }: { message: LiveMessage }) {
  const { t } = useIntl()
  const { code, safe } = useLiveServices()
  const { MatchEvent } = code()
  const { type, title, author, image, link, minute, score, publishedDate } = message
  const href = link && safe(link.href)
  return (
    <article className="message" part="message" tabIndex={-1} data-minute={minute ? '' : undefined}>
      <div className="margin">
        {minute && (
          <p className="minute">
            <span aria-hidden="true">{minute}’</span>
            <VisuallyHidden>{t(messages.minute, { minute })}</VisuallyHidden>
          </p>
        )}
        {typeof publishedDate === 'number' && <MessageTime time={publishedDate} />}
      </div>
      <div className="words" dir="auto">
        {(MatchEvent || score) && (
          <p className="event-line">
            {MatchEvent && <MatchEvent type={type} />}
            {score && <span className="score">{score}</span>}
          </p>
        )}
        {title && <Heading>{title}</Heading>}
        <MessageBody message={message} />
        {image && <MessagePicture key={image.url} image={image} />}
        {link && href && (
          <p className="link">
            <Link href={href}>{link.text}</Link>
          </p>
        )}
        {author && <p className="author">{t(messages.by, { name: author.name })}</p>}
      </div>
    </article>
  )
})

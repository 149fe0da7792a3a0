import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Avatar } from '../../../src/ui/Avatar.tsx'
import { RelativeTime } from '../../../src/ui/RelativeTime.tsx'
import { threadMessages } from '../comments.messages.ts'
import { shownNick } from '../comments.model.ts'
import type { Comment } from '../comments.schema.ts'

export interface CommentHeadProps {
  comment: Comment
  permalink: string
  readAt: Date
}

/** Who wrote it and when; the date is its permalink. */
export function CommentHead({ comment, permalink, readAt }: CommentHeadProps) {
  const { t } = useIntl()
  const { author, publicationDate, state, reported } = comment
  return (
    <header className="who">
      <Avatar nick={author.nick} url={author.avatarUrl} />
      <bdi>{shownNick(author.nick)}</bdi>
      <a href={permalink} className="date">
        <RelativeTime date={publicationDate} now={readAt} />
      </a>
      {(state === 'pendingModeration' || state === 'pendingPublication') && (
        <span className="mark">{t(threadMessages[state])}</span>
      )}
      {reported && <span className="mark">{t(threadMessages.reported)}</span>}
    </header>
  )
}

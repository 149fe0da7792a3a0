import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { isLongNick, shownNick } from '../../../src/lib/shownNick.ts'
import { pageUrl } from '../../../src/site/addresses/pageUrl.ts'
import { Avatar } from '../../../src/ui/Avatar.tsx'
import { RelativeTime } from '../../../src/ui/RelativeTime.tsx'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import { useCommentsServices } from '../context/CommentsContext.ts'

export interface CommentHeadProps {
  comment: Comment
  permalink: string
  readAt: Date
}

/** Who wrote it and when; the date is its permalink. */
export function CommentHead({ comment, permalink, readAt }: CommentHeadProps) {
  const { t } = useIntl()
  const { location } = useCommentsServices().page
  const { author, publicationDate, state, reported } = comment
  const nick = shownNick(author.nick)
  return (
    <header className="who">
      <Avatar nick={author.nick} url={author.avatarUrl} />
      <bdi data-long={isLongNick(nick) ? '' : undefined}>{nick}</bdi>
      <a href={pageUrl(permalink, location.href())} className="date">
        <RelativeTime date={publicationDate} now={readAt} />
      </a>
      {(state === 'pendingModeration' || state === 'pendingPublication') && (
        <span className="mark">{t(threadMessages[state])}</span>
      )}
      {reported && <span className="mark">{t(threadMessages.reported)}</span>}
    </header>
  )
}

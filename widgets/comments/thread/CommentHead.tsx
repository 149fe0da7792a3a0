import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { isLongNick, shownNick } from '../../../src/lib/shownNick.ts'
import { Avatar } from '../../../src/ui/Avatar.tsx'
import { TimeLink } from '../../../src/ui/TimeLink.tsx'
import { threadMessages } from '../comments.messages.ts'
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
  const nick = shownNick(author.nick)
  return (
    <div className="who">
      <Avatar nick={author.nick} url={author.avatarUrl} />
      <bdi data-long={isLongNick(nick) ? '' : undefined}>{nick}</bdi>
      <TimeLink className="date" href={permalink} date={publicationDate} now={readAt} />
      {(state === 'pendingModeration' || state === 'pendingPublication') && (
        <span className="mark">{t(threadMessages[state])}</span>
      )}
      {reported && <span className="mark">{t(threadMessages.reported)}</span>}
    </div>
  )
}

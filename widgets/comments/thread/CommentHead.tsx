import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { TimeLink } from '#kit/ui/TimeLink.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'

export interface CommentHeadProps {
  comment: Comment
  permalink: string
  readAt: Date
}

/** Author and date: the nick leads to its reader's profile, and the date is the comment's permalink. */
export function CommentHead({ comment, permalink, readAt }: CommentHeadProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { author, publicationDate, state, reported } = comment
  const { page, profiles } = useCommentsServices()
  const nick = shownNick(author.nick)
  const name = <bdi data-long={isLongNick(nick) ? '' : undefined}>{nick}</bdi>
  return (
    <div className="who">
      <Avatar nick={author.nick} url={author.avatarUrl} />
      {profiles && author.id ? (
        <Link
          className="nick"
          href={profileHash('reader', author.id)}
          aria-label={t(threadMessages.profileOf, { nick })}
          onClick={() => getKnownReaders(page).remember(author)}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      <TimeLink className="date" href={permalink} date={publicationDate} now={readAt} />
      {(state === 'pendingModeration' || state === 'pendingPublication') && (
        <span className="mark">{t(threadMessages[state])}</span>
      )}
      {reported && <span className="mark">{t(threadMessages.reported)}</span>}
    </div>
  )
}

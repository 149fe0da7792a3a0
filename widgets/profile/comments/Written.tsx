import { Heart, MessageSquareX } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { WrittenDate } from '../panels/WrittenDate.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { commentsMessages } from './comments.messages.ts'
import type { WrittenComment } from './profileComments.schema.ts'
import type { WrittenRow } from './writtenRows.ts'

export interface WrittenProps {
  row: WrittenRow
  services: ProfileServices
  onDelete?: ((commentId: string) => void) | undefined
}

/** A comment with its date, which leads to it, and above the first one on an article the article's name. */
export function Written({ row: { comment, article, isFirst }, services, onDelete }: WrittenProps) {
  const { t, number } = useIntl()
  const { config, location } = services.context
  const { id, body, publicationDate, likesNumber, state } = comment
  const address = article.url ? safeUrl(article.url, location.href(), config.hosts) : undefined
  const title = article.title || t(commentsMessages.noArticle)
  const likes = t(commentsMessages.likes, { count: likesNumber, shown: number(likesNumber) })
  return (
    <div className={isFirst ? 'written-first' : undefined}>
      {isFirst && <h3>{address === undefined ? title : <Link href={address}>{title}</Link>}</h3>}
      <div className="written">
        <p className="written-text" dir="auto" lang="">
          {body}
        </p>
        <div className="written-foot">
          <Link className="written-date" href={permalinkOf(address ?? '', comment)}>
            <WrittenDate date={publicationDate} />
          </Link>
          {likesNumber > 0 && (
            <span className="written-likes">
              <Icon of={Heart} size={16} />
              <span aria-hidden="true">{number(likesNumber)}</span>
              <VisuallyHidden>{likes}</VisuallyHidden>
            </span>
          )}
          {(state === 'pendingModeration' || state === 'pendingPublication') && (
            <span>{t(commentsMessages[state])}</span>
          )}
          {onDelete && (
            <IconButton
              className="written-delete"
              label={t(commentsMessages.delete)}
              icon={<Icon of={MessageSquareX} />}
              onClick={() => onDelete(id)}
              data-row-action=""
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The address of a comment in its article: below the one that it replies to. As the comments of an article write it: the dot, which no id has, parts the ids. */
function permalinkOf(article: string, { id, parentCommentId }: WrittenComment): string {
  const path = parentCommentId ? [parentCommentId, id] : [id]
  return `${article.split('#', 1)[0]}#comment-${path.map(encodeURIComponent).join('.')}`
}

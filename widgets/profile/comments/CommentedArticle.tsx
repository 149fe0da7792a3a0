import { Heart, MessageSquareX } from 'lucide'
import type { RefObject } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { leaveFocusBefore } from '../../../src/dom/leaveFocusBefore.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { safeUrl } from '../../../src/site/addresses/safeUrl.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { WrittenDate } from '../parts/WrittenDate.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { commentsMessages } from './comments.messages.ts'
import { permalinkOf } from './permalinkOf.ts'
import type { CommentedContent, WrittenComment } from './profileComments.schema.ts'

export interface CommentedArticleProps {
  content: CommentedContent
  services: ProfileServices
  onDelete?: ((commentId: string) => void) | undefined
}

/** What leaves with the focus in it, after a deletion, passes it to the heading before. */
function usePassFocusOn(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const leaving = element.current
    return () => leaveFocusBefore(leaving)
  }, [element])
}

/** An article and what a reader has written on it. */
export function CommentedArticle({ content: { title, url, comments }, services, onDelete }: CommentedArticleProps) {
  const { t } = useIntl()
  const { config, location } = services.context
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  usePassFocusOn(section)
  const address = url ? safeUrl(url, location.href(), config.hosts) : undefined
  const shownTitle = title || t(commentsMessages.noArticle)
  return (
    <section ref={section} className="written" aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1}>
        {address === undefined ? shownTitle : <Link href={address}>{shownTitle}</Link>}
      </h3>
      <ul>
        {comments.map((comment) => (
          <Written key={comment.id} comment={comment} article={address} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  )
}

interface WrittenProps extends Pick<CommentedArticleProps, 'onDelete'> {
  comment: WrittenComment
  article: string | undefined
}

function Written({ comment, article, onDelete }: WrittenProps) {
  const { t, number } = useIntl()
  const { id, body, publicationDate, likesNumber, state } = comment
  const row = useRef<HTMLLIElement>(null)
  usePassFocusOn(row)
  const likes = t(commentsMessages.likes, { count: likesNumber, shown: number(likesNumber) })
  return (
    <li ref={row} className="written-comment">
      <p className="written-text" dir="auto" lang="">
        {body}
      </p>
      <div className="written-foot">
        <Link className="written-date" href={permalinkOf(article ?? '', comment)}>
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
          <span>{t(commentsMessages.pending)}</span>
        )}
        {onDelete && (
          <IconButton
            className="written-delete"
            label={t(commentsMessages.delete)}
            icon={<Icon of={MessageSquareX} />}
            onClick={() => onDelete(id)}
          />
        )}
      </div>
    </li>
  )
}

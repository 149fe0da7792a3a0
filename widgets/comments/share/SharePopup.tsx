import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import { ShareOptions } from './ShareOptions.tsx'
import { shareLink } from './shareLink.ts'

export interface SharePopupProps {
  comment: Comment
  permalink: string
  /** The button that opens it. */
  anchor: HTMLElement
  onClose: () => void
}

/** Shares the comment's permalink on the content's own page, wherever it is read. */
export function SharePopup({ comment, permalink, anchor, onClose }: SharePopupProps) {
  const { t } = useIntl()
  const { page } = useCommentsServices()
  const content = useComments(({ list }) => (list.status === 'ready' ? list.content : undefined))
  const title = content?.title ?? t(threadMessages.commentBy, { nick: shownNick(comment.author.nick) })
  return (
    <ShareOptions
      label={t(threadMessages.shareOf, { nick: shownNick(comment.author.nick) })}
      anchor={anchor}
      url={shareLink(permalink, [content?.shareUrl, content?.url], page.location.href())}
      title={title}
      onClose={onClose}
    />
  )
}

import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import { ShareRow } from '../share/ShareRow.tsx'
import { shareLink } from '../share/shareLink.ts'

export interface SharePanelProps {
  comment: Comment
  permalink: string
}

/** Shares the comment's permalink on the content's own page, wherever it is read. */
export function SharePanel({ comment, permalink }: SharePanelProps) {
  const { t } = useIntl()
  const { store, page } = useCommentsServices()
  const content = useComments(({ list }) => (list.status === 'ready' ? list.content : undefined))
  const title = content?.title ?? t(threadMessages.commentBy, { nick: shownNick(comment.author.nick) })
  return (
    <ShareRow
      url={shareLink(permalink, [content?.shareUrl, content?.url], page.location.href())}
      title={title}
      onClose={store.closePanel}
    />
  )
}

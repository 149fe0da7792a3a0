import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Placeholder } from '../list/comments.model.ts'

/** Replaces the text of a removed comment, so that its replies keep their context. */
export function CommentPlaceholder({ of }: { of: Placeholder }) {
  const { t } = useIntl()
  return <p className="placeholder">{t(threadMessages[of])}</p>
}

/** Replaces a comment by a muted author. */
export function MutedPlaceholder({ id, nick }: { id: string; nick: string }) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store } = useCommentsServices()
  return (
    <div className="placeholder">
      <p>{t(threadMessages.muted, { nick: shownNick(nick) })}</p>
      <Button kind="quiet" onClick={() => store.unmuteOnce(id)}>
        {t(threadMessages.showMuted)}
      </Button>
      <Button kind="quiet" onClick={() => store.openDialog({ kind: 'unmute', id })}>
        {t(threadMessages.unmute, { nick: shownNick(nick) })}
      </Button>
    </div>
  )
}

import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { ConfirmAction } from '#page/overlays/confirm/ConfirmAction.tsx'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import { changeMuted } from './changeMuted.ts'
import { muteMessages } from './mute.messages.ts'

const texts = {
  mute: {
    title: muteMessages.muteTitle,
    text: muteMessages.muteText,
    act: threadMessages.mute,
    done: threadMessages.muted,
  },
  unmute: {
    title: muteMessages.unmuteTitle,
    text: muteMessages.unmuteText,
    act: threadMessages.unmute,
    done: muteMessages.unmuted,
  },
}

export interface MuteDialogProps {
  comment: Comment
  /** The reader has muted this author: the dialog is about taking it back. */
  muted: boolean
  onClose(): void
}

/** Confirms muting or unmuting an author. The change is applied when the server has answered. */
export function MuteDialog({ comment: { id, author }, muted, onClose }: MuteDialogProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store, page } = useCommentsServices()
  const { title, text, act, done } = texts[muted ? 'unmute' : 'mute']
  const nick = shownNick(author.nick)

  const run = async () => {
    const result = await changeMuted(page, author.id, !muted)
    if (result.ok) {
      // The list shows it too, so that a snackbar would only repeat it.
      store.setMuted(result.value, id, t(done, { nick }))
      page.emit(muted ? 'quiosc:reader-unmuted' : 'quiosc:reader-muted', { userId: author.id })
    }
    return result
  }
  return (
    <ConfirmAction
      title={t(title, { nick })}
      text={t(text)}
      confirmLabel={t(act, { nick })}
      busy={t(muteMessages.saving)}
      run={run}
      onClose={onClose}
    />
  )
}

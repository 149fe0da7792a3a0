import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type {} from '#kit/ui/fields/field.css'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useCommentsServices } from '../CommentsContext.ts'
import { composerMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'

export interface WriteBarProps {
  /** The comment that would be replied to. */
  parent?: Comment
  onOpen: () => void
}

/** Looks like the form's field and opens its screen; shows the draft. It sticks to the bottom edge, but precedes the endless list in the DOM. */
export function WriteBar({ parent, onOpen }: WriteBarProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const draft = useStore(useCommentsServices().composer(parent?.id), ({ text }) => text)
  return (
    <div className="write-bar">
      <button type="button" className="q-control" onClick={onOpen}>
        <span>
          {draft ||
            (parent ? t(composerMessages.replyTo, { nick: shownNick(parent.author.nick) }) : t(composerMessages.write))}
        </span>
      </button>
    </div>
  )
}

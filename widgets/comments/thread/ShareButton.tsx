import { useRef } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import { PopupFailure } from '../../../src/ui/popup/PopupFailure.tsx'
import { useLazyPart } from '../../../src/ui/useLazyPart.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'

export interface ShareButtonProps {
  comment: Comment
  permalink: string
}

const loadPopup = async () => (await import('../share/SharePopup.tsx')).SharePopup

/** Opens the ways to share a comment. */
export function ShareButton({ comment, permalink }: ShareButtonProps) {
  const { t } = useIntl()
  const { state, open, close, preloadProps } = useLazyPart(loadPopup)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t(threadMessages.shareOf, { nick: shownNick(comment.author.nick) })}
        aria-expanded={state.status === 'open'}
        aria-busy={state.status === 'loading'}
        {...preloadProps}
        onClick={state.status === 'open' ? close : open}
      >
        {t(threadMessages.share)}
      </button>
      {state.status === 'open' && button.current && (
        <state.Part comment={comment} permalink={permalink} anchor={button.current} onClose={close} />
      )}
      {state.status === 'failed' && <PopupFailure />}
    </>
  )
}

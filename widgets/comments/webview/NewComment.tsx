import { useEffect } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import { SearchState } from '../list/SearchState.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { webViewMessages } from './webview.messages.ts'

export interface NewCommentProps {
  /** The comment that is replied to. */
  parentId: string | undefined
  onBack: () => void
  /** The comment is visible in the list. */
  onPlaced: () => void
}

/** The form on its own screen. A comment pending moderation is confirmed here. */
export function NewComment({ parentId, onBack, onPlaced }: NewCommentProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const composer = useCommentsServices().composer(parentId)
  const parent = useComments((state) => (parentId === undefined ? undefined : state.entries.get(parentId)?.comment))
  const nick = parent && shownNick(parent.author.nick)

  useEffect(() => {
    composer.enter()
    return composer.subscribe((state, before) => {
      if (state.status === 'resting' && before.status !== 'resting') onBack()
      if (state.status === 'sent' && before.status !== 'sent' && state.posted === 'placed') onPlaced()
    })
  }, [composer, onBack, onPlaced])

  return (
    <>
      <ScreenHead onBack={onBack}>
        <Heading id="writing" tabIndex={-1}>
          {nick === undefined ? t(webViewMessages.newComment) : t(webViewMessages.newReply, { nick })}
        </Heading>
      </ScreenHead>
      <section aria-labelledby="writing">
        {parent && (
          <blockquote dir="auto" lang="" className="answered">
            {parent.body}
          </blockquote>
        )}
        {parentId === undefined || parent ? <ComposerGate {...(parent && { parent })} /> : <SearchState />}
      </section>
    </>
  )
}

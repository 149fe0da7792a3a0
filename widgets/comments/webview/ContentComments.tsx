import { X } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import { Discussion } from '../list/Discussion.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { WriteBar } from './WriteBar.tsx'
import { webViewMessages } from './webview.messages.ts'

export interface ContentCommentsProps {
  onWrite: () => void
  onBack: () => void
}

/** The first screen: all comments on the content. A reader who may not write sees the reason instead of the form. */
export function ContentComments({ onWrite, onBack }: ContentCommentsProps) {
  const { t } = useIntl()
  const { app } = useCommentsServices().page
  const list = useComments((state) => state.list)
  const open = useComments((state) => state.reader.status === 'open')
  if (list.status !== 'ready') return null
  return (
    <>
      <ScreenHead
        {...(app.inApp ? { icon: X, label: webViewMessages.close } : { label: webViewMessages.toArticle })}
        onBack={onBack}
      >
        <p>{list.content?.title ?? t(messages.title)}</p>
      </ScreenHead>
      <Discussion endless list={list} composer={open ? <WriteBar onOpen={onWrite} /> : <ComposerGate />} />
    </>
  )
}

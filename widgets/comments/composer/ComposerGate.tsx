import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { Locked } from '../access/Locked.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import type { Comment } from '../comments.schema.ts'
import { Composer } from './Composer.tsx'

export interface ComposerGateProps {
  /** The comment that is replied to; without one it is a comment on the content. */
  parent?: Comment
  /** Focuses the field when it is rendered. */
  focus?: boolean
}

/** The form for readers who may participate, and an explanation for the others. A change of session switches between the two and keeps the text. */
export function ComposerGate({ parent, focus = false }: ComposerGateProps) {
  const { t } = useIntl()
  const composer = useCommentsServices().composer(parent?.id)
  const { status } = useComments((state) => state.reader)
  const draft = useStore(composer, ({ text }) => text)

  switch (status) {
    case 'open':
      return <Composer store={composer} parent={parent} focus={focus} />
    case 'unknown':
      return (
        <Loading label={t(uiMessages.loading)}>
          <Skeleton height={2.75} />
        </Loading>
      )
    default:
      return <Locked lock={status} press={parent && 'reply'} draft={draft} />
  }
}

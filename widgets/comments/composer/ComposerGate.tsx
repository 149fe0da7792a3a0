import { useStore } from 'zustand'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import { Locked } from '../access/Locked.tsx'
import type { Comment } from '../comments.schema.ts'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import { Composer } from './Composer.tsx'

export interface ComposerGateProps {
  /** The comment that is replied to; without one it is a comment on the content. */
  parent?: Comment
  /** The field takes the focus when it comes. */
  focus?: boolean
}

/** The form for those who may take part, the way in for the others. A session that ends or begins changes the one for the other; the text stays. */
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
          <Skeleton height="2.75rem" />
        </Loading>
      )
    default:
      return <Locked lock={status} draft={draft} />
  }
}

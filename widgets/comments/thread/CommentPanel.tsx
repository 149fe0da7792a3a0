import { useComments } from '../CommentsContext.ts'
import type { Comment } from '../comments.schema.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import type { LoadPart } from '../parts/OnDemand.tsx'
import { OnDemand } from '../parts/OnDemand.tsx'

const loadShare: LoadPart<CommentPanelProps> = async () => (await import('./SharePanel.tsx')).SharePanel

export interface CommentPanelProps {
  comment: Comment
  permalink: string
}

/** What opens under a comment: the form for a reply, or the ways to share it. */
export function CommentPanel({ comment, permalink }: CommentPanelProps) {
  const panel = useComments((state) => (state.panel?.id === comment.id ? state.panel : undefined))
  if (!panel) return null
  return (
    <div className="panel">
      {panel.kind === 'reply' ? (
        <ComposerGate parent={comment} focus={panel.asked} />
      ) : (
        <OnDemand load={loadShare} props={{ comment, permalink }} />
      )}
    </div>
  )
}

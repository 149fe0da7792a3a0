import type { LoadPart } from '../../../src/ui/LazyPart.tsx'
import { LazyPart } from '../../../src/ui/LazyPart.tsx'
import type { Comment } from '../comments.schema.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import type { OpenPanel } from '../core/comments.model.ts'
import type { SharePanelProps } from './SharePanel.tsx'

const loadShare: LoadPart<SharePanelProps> = async () => (await import('./SharePanel.tsx')).SharePanel

export interface CommentPanelProps {
  comment: Comment
  panel: OpenPanel
  permalink: string
}

/** What opens under a comment: the form for a reply, or the ways to share it. */
export function CommentPanel({ comment, panel, permalink }: CommentPanelProps) {
  return (
    <div className="panel">
      {panel.kind === 'reply' ? (
        <ComposerGate parent={comment} focus={panel.focus} />
      ) : (
        <LazyPart load={loadShare} props={{ comment, permalink }} />
      )}
    </div>
  )
}

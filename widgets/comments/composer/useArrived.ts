import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import type { Comment } from '../comments.schema.ts'
import type { ComposerStore } from './composer.store.ts'

/** Closes the form with a draft that the page began with, when it stands in the list as the reader's own comment: the page before was left before the answer came. */
export function useArrived(store: ComposerStore, parent: Comment | undefined, close: () => void): void {
  const { store: comments } = useCommentsServices()
  const { found, text } = useStore(store)
  const arrived = useComments(
    ({ entries, reader }) =>
      found &&
      reader.status === 'open' &&
      [...entries.values()].some(
        ({ comment: { author, body, parentCommentId } }) =>
          body === text.trim() && author.id === reader.userId && (parentCommentId ?? undefined) === parent?.id,
      ),
  )
  const hidden = found && parent?.id
  useEffect(() => {
    if (hidden) comments.showReplies(hidden)
  }, [comments, hidden])
  useEffect(() => {
    if (!arrived) return
    store.write('')
    close()
  })
}

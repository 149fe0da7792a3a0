import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { IslandContext } from '../../../src/island/islandContext.types.ts'
import type { CommentsState } from '../core/comments.model.ts'
import type { CommentsStore } from '../store/comments.store.ts'
import type { ComposerStore } from '../store/composer.store.ts'

/** What a press in the thread does. In an article everything opens in place; the web view leads to its own screens instead. */
export interface ThreadActions {
  showReplies(id: string): void
  reply(id: string): void
}

/** What every part of the comments works with. It never changes while they are mounted, so no row renders because of it. */
export interface CommentsServices {
  contentId: string
  store: CommentsStore
  page: IslandContext
  /** For the screens of the web view, which are entries of its history. */
  browser: Window
  actions: ThreadActions
  /** The form for the content itself, or for replies to one comment; the same one each time, so that text and sending outlive the view. */
  composer(parentId: string | undefined): ComposerStore
}

export const CommentsContext = createContext<CommentsServices | undefined>(undefined)

/** @throws When there is no {@link CommentsContext} above; `Comments` provides one. */
export function useCommentsServices(): CommentsServices {
  const services = useContext(CommentsContext)
  if (!services) throw new Error('useCommentsServices needs a CommentsContext above it.')
  return services
}

/** A part of the state; the view renders again when that part is another. */
export const useComments = <Part>(select: (state: CommentsState) => Part): Part =>
  useStore(useCommentsServices().store, select)

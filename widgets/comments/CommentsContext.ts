import { createContext } from 'react'
import { useStore } from 'zustand'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { useProvided } from '#kit/i18n/useProvided.ts'
import type { ComposerStore } from './composer/composer.store.ts'
import type { CommentsState } from './list/comments.model.ts'
import type { CommentsStore } from './list/comments.store.ts'

/** The actions of a thread. In an article everything opens in place; the web view opens its own screens instead. */
export interface ThreadActions {
  showReplies(id: string): void
  reply(id: string): void
}

/** The services of the comments' views. The object never changes while they are mounted, so it causes no rendering. */
export interface CommentsServices {
  contentId: string
  store: CommentsStore
  page: IslandContext
  /** For the screens of the web view, which are entries of its history. */
  browser: () => Window
  actions: ThreadActions
  /** The page opens readers' profiles in its aside: nicks lead there. */
  profiles: boolean
  /** The form for the content itself, or for replies to a comment; the same store each time, so that text and pending requests survive the view. */
  composer(parentId: string | undefined): ComposerStore
}

export const CommentsContext = createContext<CommentsServices | undefined>(undefined)

/** @throws When there is no {@link CommentsContext} above; `Comments` provides one. */
export const useCommentsServices = (): CommentsServices => useProvided(CommentsContext)

/** Selects a part of the state; the view renders again when it changes. */
export const useComments = <Part>(select: (state: CommentsState) => Part): Part =>
  useStore(useCommentsServices().store, select)

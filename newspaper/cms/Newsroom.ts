import type { Stories } from '../content/readStories.ts'

/** A comment on the page of the reader who wrote it. */
export interface ReadersComment {
  contentId: string
  body: string
  published: Date
}

/** The content that the templates render. */
export interface Newsroom {
  stories: Stories
  /** How many comments a content has for this visitor. */
  commentCount: (contentId: string) => number
  /** A reader’s published comments, the last one first. */
  commentsBy: (readerId: string) => readonly ReadersComment[]
}

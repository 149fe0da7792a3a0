import type { Stories } from '../content/readStories.ts'

/** The content that the templates render. */
export interface Newsroom {
  stories: Stories
  /** How many comments a content has for this visitor. */
  commentCount: (contentId: string) => number
}

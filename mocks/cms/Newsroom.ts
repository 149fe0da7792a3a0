import type { Stories } from '../content/readStories.ts'

/** The content that the templates render. */
export interface Newsroom {
  stories: Stories
}

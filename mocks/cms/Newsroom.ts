import type { Stories } from '../content/readStories.ts'

/** What the templates print, besides the visit. */
export interface Newsroom {
  stories: Stories
}

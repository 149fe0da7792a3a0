import * as v from 'valibot'

/** A story as Storybook lists it. */
export interface ListedStory {
  /** `comments--banned`. */
  id: string
  /** Its group's: `Comments`, `Parts/Choices`. */
  title: string
  name: string
}

/** The group of the catalogue itself. */
const CATALOGUE = 'Catalogue'

const IndexSchema = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), name: v.string() })),
})

/**
 * All stories that Storybook has, by their groups, in its order. The list is the server's and a static build's, so that a new state is in the catalogue by itself.
 *
 * @throws When the list does not load.
 */
export async function readStoryIndex(): Promise<Map<string, ListedStory[]>> {
  const answer = await fetch('./index.json')
  if (!answer.ok) throw new Error(`The list of stories did not load: ${answer.status}`)
  const { entries } = v.parse(IndexSchema, await answer.json())
  const groups = new Map<string, ListedStory[]>()
  for (const story of Object.values(entries)) {
    if (story.title !== CATALOGUE) groups.set(story.title, [...(groups.get(story.title) ?? []), story])
  }
  return groups
}

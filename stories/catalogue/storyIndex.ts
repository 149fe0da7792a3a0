import * as v from 'valibot'

/** A story as Storybook lists it. */
export interface ListedStory {
  /** `comments--banned`. */
  id: string
  /** Its group's: `Comments`, `Parts/Choices`. */
  title: string
  name: string
}

const IndexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), tags: v.array(v.string()) }),
  ),
})

/**
 * All states that Storybook shows, by their groups, in its order; its other pages are no tests. The list is the server's and a static build's, so that a new state is in the catalogue by itself.
 *
 * @throws When the list does not load.
 */
export async function readStoryIndex(): Promise<Map<string, ListedStory[]>> {
  const answer = await fetch('./index.json')
  if (!answer.ok) throw new Error(`The list of stories did not load: ${answer.status}`)
  const { entries } = v.parse(IndexSchema, await answer.json())
  const groups = new Map<string, ListedStory[]>()
  for (const story of Object.values(entries)) {
    if (story.tags.includes('test')) groups.set(story.title, [...(groups.get(story.title) ?? []), story])
  }
  return groups
}

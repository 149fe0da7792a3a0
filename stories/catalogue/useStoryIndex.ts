import { useEffect, useState } from 'react'
import { type ListedStory, readStoryIndex } from './storyIndex.ts'

export type StoryIndex =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; groups: ReadonlyMap<string, readonly ListedStory[]> }

/** The list of stories; it says when it did not load, and does not throw. */
export function useStoryIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ status: 'loading' })
  useEffect(() => {
    readStoryIndex().then(
      (groups) => setIndex({ status: 'ready', groups }),
      (error: unknown) => {
        console.error(error)
        setIndex({ status: 'failed' })
      },
    )
  }, [])
  return index
}

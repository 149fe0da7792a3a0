import { countsByContent } from '#mocks/backend/comments/presentComment.ts'
import { createBackend } from '#mocks/backend/createBackend.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Backends } from './backends.ts'

/** The numbers of comments as each visitor's backend has them; those of a new one are counted once, because every backend starts alike. */
export function createCommentCounts(backends: Backends, now: () => Date) {
  let initial: ReadonlyMap<string, number> | undefined
  const initialCounts = () => {
    initial ??= countsByContent(createBackend({ now }).state)
    return initial
  }
  /** @param known The visitor's id, undefined for one who comes for the first time. */
  return (known: string | undefined): Newsroom['commentCount'] => {
    let counts: ReadonlyMap<string, number> | undefined
    return (contentId) => {
      counts ??= known === undefined ? initialCounts() : countsByContent(backends.of(known).state)
      return counts.get(contentId) ?? 0
    }
  }
}

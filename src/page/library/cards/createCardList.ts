import { success } from '#lib/result.ts'
import { createPager, type Pager } from '../../resource/pager/createPager.ts'
import { type Identified, isUnread } from '../../resource/pager/pager.model.ts'
import type { Library, LibraryState } from '../library.types.ts'
import type { FetchCards } from './cards.api.ts'

export interface CardListDeps<Card extends Identified> {
  fetch: FetchCards<Card>
  /** Ends what is pending, and the following of the library. */
  signal: AbortSignal
  library: Pick<Library, 'getState' | 'subscribe'>
  /** The ids that belong into this list: `(state) => idsOf(state, 'author')`. Undefined while unknown, and for lists that the library does not have. */
  idsIn(state: LibraryState): readonly string[] | undefined
}

/**
 * A list of cards, which follows the library: what is removed from it in any island leaves, and an undo or a refusal of the server puts it back. What comes to it and was in no
 * answer is shown by beginning again with list page 1.
 */
export function createCardList<Card extends Identified>(deps: CardListDeps<Card>): Pager<Card> {
  const { fetch, signal, library, idsIn } = deps
  const pager = createPager<Card, number, undefined>({
    async fetch(number, pending) {
      const answer = await fetch(number, pending)
      if (!answer.ok) return answer
      const { cards: items, hasMore, next = number + 1, ...listPage } = answer.value
      return success({ ...listPage, items, next: hasMore ? next : undefined })
    },
    first: 1,
    query: undefined,
    signal,
  })

  /** The cards that have come into the list and were in no answer: only the server knows its card and its place. */
  const missing = new Set<string>()
  const follow = (now: readonly string[], before: readonly string[]) => {
    const [kept, were] = [new Set(now), new Set(before)]
    const left = new Set(before.filter((id) => !kept.has(id)))
    const back = new Set(now.filter((id) => !were.has(id)))
    if (left.size > 0) pager.remove(left)
    if (back.size > 0) pager.restore(back)
    const shown = new Set(pager.getState().items.map(({ id }) => id))
    for (const id of left) missing.delete(id)
    for (const id of back) if (!shown.has(id)) missing.add(id)
  }
  const unfollow = library.subscribe((state, previous) => {
    if (state.status !== 'known' || previous.status !== 'known') return
    const [now, before] = [idsIn(state), idsIn(previous)]
    if (now && before && now !== before) follow(now, before)
    // Until a change is confirmed, the server's answer may lack it.
    if (missing.size === 0 || state.changing.size > 0) return
    missing.clear()
    if (!isUnread(pager.getState())) pager.show()
  })
  signal.addEventListener('abort', unfollow)
  return pager
}

import type { ReadonlyStore } from '../../lib/createMachine.ts'
import { createMachine } from '../../lib/createMachine.ts'
import type { Library, LibraryState } from '../library.types.ts'
import type { CardPages, CardPagesEvent, Identified } from './cardPages.model.ts'
import { noCards, transitionCards } from './cardPages.model.ts'
import type { FetchCards } from './cards.api.ts'

export interface CardPagesDeps<Card extends Identified> {
  fetch: FetchCards<Card>
  /** Ends what is pending, and the following of the library. */
  signal: AbortSignal
  library: Pick<Library, 'getState' | 'subscribe'>
  /** The ids that belong into this list: `(state) => idsOf(state, 'author')`. Undefined while unknown, and for lists that the library does not have. */
  idsIn(state: LibraryState): readonly string[] | undefined
}

/**
 * A list of cards, which follows the library: what is removed from it in any island leaves, and an undo or a refusal of the server puts it back. What comes to it and was in no
 * answer is shown by beginning again with page 1.
 */
export interface CardList<Card extends Identified> extends ReadonlyStore<CardPages<Card>> {
  /** Loads page 1; call it whenever the list is shown. */
  show(): void
  /** Loads the next page, or tries the failed one again; nothing while one is loading, or when all are there. */
  more(): void
}

export function createCardPages<Card extends Identified>(deps: CardPagesDeps<Card>): CardList<Card> {
  const { fetch, signal, library, idsIn } = deps
  const { dispatch, ...store } = createMachine<CardPages<Card>, CardPagesEvent<Card>>(noCards, transitionCards)
  let pending = new AbortController()

  const load = async (page: number, request: number) => {
    pending.abort()
    pending = new AbortController()
    const answer = await fetch(page, pending.signal)
    if (answer.ok) dispatch({ type: 'pageArrived', request, page: answer.value })
    else if (answer.failure.kind !== 'aborted') dispatch({ type: 'pageFailed', request, failure: answer.failure })
  }
  store.subscribe(({ next }, { next: before }) => {
    if (next.status === 'loading' && next !== before) void load(next.page, next.request)
  })

  /** The cards that have come into the list and were in no answer: only the server knows its card and its place. */
  const missing = new Set<string>()
  const follow = (now: readonly string[], before: readonly string[]) => {
    const [kept, were] = [new Set(now), new Set(before)]
    const left = new Set(before.filter((id) => !kept.has(id)))
    const back = new Set(now.filter((id) => !were.has(id)))
    if (left.size > 0) dispatch({ type: 'removed', ids: left })
    if (back.size > 0) dispatch({ type: 'restored', ids: back })
    const shown = new Set(store.getState().cards.map(({ id }) => id))
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
    if (store.getState().requests > 0) dispatch({ type: 'shown' })
  })
  signal.addEventListener('abort', () => {
    pending.abort()
    unfollow()
  })

  return {
    ...store,
    show: () => dispatch({ type: 'shown' }),
    more: () => dispatch({ type: 'moreWanted' }),
  }
}

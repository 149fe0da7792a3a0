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

/** A list of cards, which follows the library: what is removed from it in any island leaves, and an undo or a refusal of the server puts it back. */
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

  const unfollow = library.subscribe((state, previous) => {
    const [now, before] = [idsIn(state), idsIn(previous)]
    if (!now || !before || now === before || state.status !== 'known' || previous.status !== 'known') return
    const [kept, were] = [new Set(now), new Set(before)]
    const left = before.filter((id) => !kept.has(id))
    const back = now.filter((id) => !were.has(id))
    if (left.length > 0) dispatch({ type: 'removed', ids: new Set(left) })
    if (back.length > 0) dispatch({ type: 'restored', ids: new Set(back) })
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

import { useEffect, useState } from 'react'
import { followable } from '#lib/site/addresses/followable.ts'
import { type CardsApi, createCardsApi, type FetchCards } from '#page/library/cards/cards.api.ts'
import { createCardList } from '#page/library/cards/createCardList.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import type { LibraryState } from '#page/library/library.types.ts'
import type { Pager } from '#page/resource/pager/createPager.ts'
import type { Identified } from '#page/resource/pager/pager.model.ts'
import { nextPaint } from '../panels/nextPaint.ts'
import type { ProfileServices } from '../profile.types.ts'

/** The cards that a panel lists. Both functions are read once. */
export interface CardSource<Card extends Identified> {
  fetch(api: CardsApi): FetchCards<Card>
  /** The ids that belong into the list; see `CardListDeps`. */
  idsIn(state: LibraryState): readonly string[] | undefined
}

/** The list of a panel, loaded when the panel opens and ended with it. */
export function useCardList<Card extends Identified>(
  { context }: Pick<ProfileServices, 'context'>,
  { fetch, idsIn }: CardSource<Card>,
): Pager<Card> {
  const [{ list, lifetime, library }] = useState(() => {
    const lifetime = new AbortController()
    const library = getLibrary(context)
    const { signal } = lifetime
    const { client, config, location } = context
    const fetchListPage = fetch(createCardsApi(client, followable(location.href(), config.hosts)))
    return {
      lifetime,
      library,
      list: createCardList<Card>({
        fetch: async (...listPage) => {
          const answer = await fetchListPage(...listPage)
          await nextPaint()
          return answer
        },
        signal,
        library,
        idsIn,
      }),
    }
  })
  useEffect(() => {
    // Without it the list would not follow what the reader changes.
    void library.load()
    list.show()
    return () => lifetime.abort()
  }, [list, library, lifetime])
  return list
}

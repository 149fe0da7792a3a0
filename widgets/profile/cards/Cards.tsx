import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { useRowFocus } from '#kit/ui/virtual-list/useRowFocus.ts'
import { VirtualList } from '#kit/ui/virtual-list/VirtualList.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { Pager } from '#page/resource/pager/createPager.ts'
import type { Identified } from '#page/resource/pager/pager.model.ts'
import { useFailure } from '../panels/useFailure.ts'
import { cardsMessages } from '../profile.messages.ts'
import { CardsSkeleton, type CardsSkeletonProps } from './CardsSkeleton.tsx'
import type {} from './cards.css'

export interface CardsProps<Card extends Identified> {
  list: Pager<Card>
  /** Accessible name of the list. */
  label: string
  /** CSS pixels of a usual row. */
  rowHeight: number
  /** For the skeleton's rows. */
  picture?: CardsSkeletonProps['picture']
  /** In place of a list without cards. */
  empty: ReactNode
  /** Label of the button that loads the next list page. Without it list pages load while the reader scrolls. */
  more?: string
  /** @param leave To be called when the row's own button removes it. */
  renderCard: (card: Card, leave: () => void) => ReactNode
}

/** The cards of a list in all their states. */
export function Cards<Card extends Identified>(props: CardsProps<Card>) {
  const { list, label, rowHeight, picture, empty, more, renderCard } = props
  const { t, number } = useIntl()
  const { items: cards, known, more: end, total } = useStore(list)
  const failure = useFailure(end)
  const box = useRef<HTMLDivElement>(null)
  const { rowLeaves, rowsGrow } = useRowFocus(box, cards)
  // The browser may keep the pressed button where it is, so that the rows before it are out of sight.
  const [firstOfListPage, setFirstOfListPage] = useState<number>()
  const isLoading = end.status === 'loading'
  const hasMore = end.status !== 'complete'
  const brought = firstOfListPage === undefined ? 0 : Math.max(cards.length - firstOfListPage, 0)
  const hasBrought = brought > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each press, whatever is removed since.
  const added = useMemo(
    () => (hasBrought ? { text: t(cardsMessages.added, { count: brought, number: number(brought) }) } : undefined),
    [firstOfListPage, hasBrought],
  )
  const loadMore = () => {
    rowsGrow()
    setFirstOfListPage(cards.length)
    list.more()
  }

  const renderEnd = () => {
    if (failure) {
      const retrying = isLoading ? t(uiMessages.loading) : undefined
      const isGone = failure.kind === 'http' && failure.status === 404
      const message = t(isGone ? cardsMessages.gone : cardsMessages.failed)
      return <FailureNotice failure={failure} message={message} onRetry={list.more} retrying={retrying} />
    }
    if (cards.length === 0) return hasMore ? <CardsSkeleton rowHeight={rowHeight} picture={picture} /> : empty
    if (!hasMore) return null
    if (more) {
      return (
        <div className="cards-end">
          <Button busy={isLoading ? t(uiMessages.loading) : undefined} onClick={loadMore} data-more-rows="">
            {more}
          </Button>
        </div>
      )
    }
    return isLoading ? (
      <div className="cards-end">
        <Loading label={t(uiMessages.loading)}>
          <Spinner />
        </Loading>
      </div>
    ) : null
  }
  return (
    <div ref={box} className="cards">
      {known && cards.length > 0 && (
        <VirtualList
          label={label}
          items={cards}
          keyOf={({ id }) => id}
          renderItem={(card) => renderCard(card, () => rowLeaves(card.id))}
          total={total}
          hasMore={hasMore}
          paused={isLoading || failure !== undefined}
          {...(!more && { onReachEnd: list.more })}
          rowHeight={rowHeight}
          awaited={firstOfListPage}
        />
      )}
      {renderEnd()}
      {more && <LiveRegion announcement={added} />}
    </div>
  )
}

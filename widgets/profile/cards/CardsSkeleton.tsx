import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'

/** About as many as fit into the panel. */
const HEIGHT = 600

export interface CardsSkeletonProps {
  /** CSS pixels of a usual row. */
  rowHeight: number
  /** The picture of its rows beside the words: somebody's portrait or a list's cover before them, an article's photo after them. */
  picture?: 'portrait' | 'cover' | 'photo' | undefined
}

/** Rows before the first answer. */
export function CardsSkeleton({ rowHeight, picture }: CardsSkeletonProps) {
  const { t } = useIntl()
  const rows = Array.from({ length: Math.ceil(HEIGHT / rowHeight) }, (_, index) => index)
  return (
    <Loading label={t(uiMessages.loading)}>
      {rows.map((row) => (
        <div key={row} className="cards-waiting" style={{ minHeight: rowHeight }}>
          {picture === 'portrait' && <Skeleton height="40px" width="40px" round />}
          {picture === 'cover' && <Skeleton height={3.5} width={3.5} />}
          <div className="cards-words">
            <Skeleton height={1} width="70%" />
            {picture !== 'portrait' && <Skeleton height={1} width="40%" />}
          </div>
          {picture === 'photo' && <Skeleton height={6} width={6} />}
        </div>
      ))}
    </Loading>
  )
}

import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'

export interface PanelSkeletonProps {
  rows: number
  /** The kind of its rows; lines of a list by default. */
  of?: 'lines' | 'fields' | undefined
}

/** A panel whose data is on its way. */
export function PanelSkeleton({ rows, of = 'lines' }: PanelSkeletonProps) {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are identical.
        <div key={row} className={of === 'fields' ? 'field-skeleton' : 'row-skeleton'}>
          <Skeleton width={of === 'fields' ? '30%' : '60%'} height={1} />
          {of === 'fields' && <Skeleton height={2.75} />}
        </div>
      ))}
    </Loading>
  )
}

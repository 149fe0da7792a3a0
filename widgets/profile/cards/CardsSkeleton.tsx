import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'

/** About as many as fit into the panel. */
const HEIGHT = 600

/** Rows before the first answer. */
export function CardsSkeleton({ rowHeight }: { rowHeight: number }) {
  const { t } = useIntl()
  const rows = Array.from({ length: Math.ceil(HEIGHT / rowHeight) }, (_, index) => index)
  return (
    <Loading label={t(uiMessages.loading)}>
      {rows.map((row) => (
        <div key={row} className="cards-waiting" style={{ minHeight: rowHeight }}>
          <Skeleton height={1} width="70%" />
          <Skeleton height={1} width="40%" />
        </div>
      ))}
    </Loading>
  )
}

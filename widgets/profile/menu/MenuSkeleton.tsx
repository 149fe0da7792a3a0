import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'

/** As many rows as most readers have. */
const rows = Array.from({ length: 10 }, (_, index) => index)

/** The menu before the reader is known. */
export function MenuSkeleton() {
  const { t } = useIntl()
  return (
    <Loading label={t(uiMessages.loading)}>
      <div className="head">
        <Skeleton width="56px" height="56px" round />
        <div className="head-who">
          <Skeleton width="50%" height={1.5} />
          <Skeleton width="30%" height={1} />
        </div>
      </div>
      {rows.map((row) => (
        <div key={row} className="row-skeleton">
          <Skeleton width="60%" height={1} />
        </div>
      ))}
    </Loading>
  )
}

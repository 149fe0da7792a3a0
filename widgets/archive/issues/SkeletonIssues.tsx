import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Loading } from '../../../src/ui/feedback/Loading.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { messages } from '../archive.messages.ts'

/** Fills two rows in the widest window. */
const PLACES = Array.from({ length: 10 }, (_, index) => index)

/** A placeholder for a list, in the same grid. */
export function SkeletonIssues({ withLatest }: { withLatest: boolean }) {
  const { t } = useIntl()
  return (
    <Loading label={t(messages.loading)}>
      {withLatest && (
        <div className="issue latest">
          <span className="cover">
            <Skeleton height="100%" />
          </span>
          <span className="words">
            <Skeleton height={1.25} width="30%" />
            <Skeleton height={2.25} width="60%" />
          </span>
        </div>
      )}
      <div className="issues">
        {PLACES.map((place) => (
          <div key={place} className="issue">
            <span className="cover">
              <Skeleton height="100%" />
            </span>
            <Skeleton height={1.25} width="60%" />
            <Skeleton height={1.25} width="80%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

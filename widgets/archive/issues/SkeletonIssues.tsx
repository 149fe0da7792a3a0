import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { messages } from '../archive.messages.ts'

/** Fills two rows in the widest window. Beside the latest paper, each has room for four. */
const places = (withLatest: boolean) => Array.from({ length: withLatest ? 8 : 14 }, (_, index) => index)

/** A placeholder for a list, in the same grid with the place of its heading. */
export function SkeletonIssues({ withLatest }: { withLatest: boolean }) {
  const { t } = useIntl()
  return (
    <Loading label={t(messages.loading)}>
      <div className={withLatest ? 'front' : undefined}>
        {withLatest && (
          <>
            <div className="issue latest">
              <span className="cover">
                <Skeleton height="100%" />
              </span>
              <span className="words">
                <Skeleton height={1} width={8} />
                <Skeleton height={2} width={14} />
                <Skeleton height={2.5} width={7} />
                <Skeleton height={0.75} width={5} />
              </span>
            </div>
            <div className="q-heading">
              <Skeleton height={1.58125} width={9} />
            </div>
          </>
        )}
        <div className="issues">
          {places(withLatest).map((place) => (
            <div key={place} className="issue">
              <span className="cover">
                <Skeleton height="100%" />
              </span>
              <Skeleton height={0.875} width="60%" />
              <Skeleton height={0.75} width="80%" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}

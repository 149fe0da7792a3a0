import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { messages } from '../live.messages.ts'

/** About as many messages as fit on a screen. */
const ROWS = [0, 1, 2, 3]

export function SkeletonMessages() {
  const { t } = useIntl()
  return (
    <Loading label={t(messages.loading)}>
      <div className="messages">
        {ROWS.map((row) => (
          <div key={row} className="message">
            <div className="margin">
              <Skeleton height={1} width={2.5} />
            </div>
            <div className="words">
              <Skeleton height={1.5} width="70%" />
              <Skeleton height={4.5} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

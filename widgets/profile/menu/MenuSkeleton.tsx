import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import type {} from '#kit/ui/rows/rows.css'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { MenuId } from './menuTable.ts'

/** The rows that most readers have, by their groups. */
const groups = [
  ['notifications', 'card', 'subscription', 'gifts'],
  ['saved', 'following'],
  ['comments'],
  ['shop', 'pointsOfSale', 'subscriberSpace', 'settings', 'contact'],
] as const satisfies readonly (readonly MenuId[])[]

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
      {groups.map((rows) => (
        <div key={rows[0]} className="q-rows">
          <div className="caption-skeleton">
            <Skeleton width="25%" height={0.8125} />
          </div>
          {rows.map((row) => (
            <div key={row} className="row-skeleton">
              <Skeleton width="60%" height={1} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  )
}

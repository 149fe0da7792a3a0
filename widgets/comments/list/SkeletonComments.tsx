import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'

/** Placeholders for loading comments, with the height of short ones. Used inside `Loading`. */
export const SkeletonComments = ({ count }: { count: number }) => (
  <div className="list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <div key={index} className="waiting">
        <Skeleton width="36px" height="36px" round />
        <div>
          <Skeleton width={9} height={1} />
          <SkeletonText lines={2} />
          <Skeleton width={11} height={0.8125} />
        </div>
      </div>
    ))}
  </div>
)

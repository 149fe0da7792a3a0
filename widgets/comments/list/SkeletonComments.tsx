import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { SkeletonText } from '../../../src/ui/feedback/SkeletonText.tsx'

/** Placeholders for loading comments, with the height of short ones. Used inside `Loading`. */
export const SkeletonComments = ({ count }: { count: number }) => (
  <div className="list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <div key={index} className="waiting">
        <Skeleton width={36} height={36} round />
        <div>
          <Skeleton width="9rem" height="1rem" />
          <SkeletonText lines={2} />
          <Skeleton width="11rem" height="0.8125rem" />
        </div>
      </div>
    ))}
  </div>
)

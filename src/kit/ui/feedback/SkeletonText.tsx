import type {} from './skeleton.css'

/** Placeholder lines of text, the last one shorter. */
export const SkeletonText = ({ lines }: { lines: number }) => (
  <span className="q-skeleton-text" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all lines are identical.
      <span key={line} className="q-skeleton" />
    ))}
  </span>
)

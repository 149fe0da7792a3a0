/** Lines of text that are on their way, the last one shorter. Needs `skeleton.css`. */
export const SkeletonText = ({ lines }: { lines: number }) => (
  <span className="q-skeleton-text" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
      <span key={line} className="q-skeleton" />
    ))}
  </span>
)

export interface SkeletonProps {
  /** Of what comes: CSS pixels, or any CSS length. */
  height: number | string
  width?: number | string
  /** For a face. */
  round?: boolean
}

/** A block with the height of what comes. Stands in a `Loading`, which has the words. Needs `skeleton.css`. */
export const Skeleton = ({ height, width = '100%', round = false }: SkeletonProps) => (
  <span className="q-skeleton" style={{ height, width }} data-round={round ? '' : undefined} aria-hidden="true" />
)

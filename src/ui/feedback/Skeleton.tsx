export interface SkeletonProps {
  /** Size of the content: CSS pixels, or any CSS length. */
  height: number | string
  width?: number | string
  /** For an avatar. */
  round?: boolean
}

/** A placeholder block of the content's size. Use it inside `Loading`, which has the text. Needs `skeleton.css`. */
export const Skeleton = ({ height, width = '100%', round = false }: SkeletonProps) => (
  <span className="q-skeleton" style={{ height, width }} data-round={round ? '' : undefined} aria-hidden="true" />
)

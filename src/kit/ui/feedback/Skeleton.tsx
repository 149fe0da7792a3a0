import type {} from './skeleton.css'

export interface SkeletonProps {
  /** Size of the content: a number counts the islands' own rems, because one in a style attribute would be the page's; text is any CSS length. */
  height: number | string
  width?: number | string
  /** For an avatar. */
  round?: boolean
}

const lengthOf = (size: number | string) => (typeof size === 'number' ? `calc(${size} * var(--q-rem))` : size)

/** A placeholder block of the content's size. Use it inside `Loading`, which has the text. */
export const Skeleton = ({ height, width = '100%', round = false }: SkeletonProps) => (
  <span
    className="q-skeleton"
    style={{ height: lengthOf(height), width: lengthOf(width) }}
    data-round={round ? '' : undefined}
    aria-hidden="true"
  />
)

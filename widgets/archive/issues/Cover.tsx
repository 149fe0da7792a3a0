import { COVER_WIDTH } from './readIssue.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

/** A paper's proportions, about 7 to 10: the place is kept before the picture comes. */
const COVER_HEIGHT = Math.round((COVER_WIDTH * 10) / 7)

export interface CoverProps {
  cover: ShownIssue['cover']
  /** It stands at the top: the first thing that readers look at. */
  first?: boolean
}

export const Cover = ({ cover, first = false }: CoverProps) => (
  <span className="cover" part="cover">
    {cover && (
      <img
        src={cover.url}
        alt={cover.alt}
        width={COVER_WIDTH}
        height={COVER_HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    )}
  </span>
)

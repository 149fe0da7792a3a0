import { Newspaper } from 'lucide'
import { Icon } from '#kit/ui/Icon.tsx'
import { COVER_WIDTH } from './readIssue.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

/** A paper's proportions, about 7 to 10: reserves the space until the picture has loaded. */
const COVER_HEIGHT = Math.round((COVER_WIDTH * 10) / 7)

export interface CoverProps {
  cover: ShownIssue['cover']
  /** It is at the top of the page: load it with high priority. */
  first?: boolean
}

export const Cover = ({ cover, first = false }: CoverProps) => (
  <span className="cover" part="cover" data-empty={cover ? undefined : ''}>
    {cover ? (
      <img
        src={cover.url}
        alt={cover.alt}
        width={COVER_WIDTH}
        height={COVER_HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    ) : (
      // A paper that was not scanned; an even box would look like one that is still loading.
      <Icon of={Newspaper} size={48} />
    )}
  </span>
)

import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import type { PollOption } from './poll.schema.ts'

export interface OptionLabelProps {
  option: PollOption
  /** Its place in the poll, for the ids that name and describe its radio button. */
  index: number
}

/** What an option says of itself, before the vote and after. */
export const OptionLabel = ({ option: { title, subtitle, image }, index }: OptionLabelProps) => (
  <>
    {image && (
      <img
        src={image.url}
        alt={image.alt}
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        // Its place stays, so that nothing moves, and its alternative to those who listen.
        onError={({ currentTarget }) => {
          currentTarget.style.opacity = '0'
        }}
      />
    )}
    <span className="words">
      <span id={`title-${index}`}>{title}</span>
      {subtitle && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span id={`subtitle-${index}`} className="subtitle">
            {subtitle}
          </span>
        </>
      )}
    </span>
  </>
)

import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import type { PollOption } from '../poll.schema.ts'

export interface OptionLabelProps {
  option: PollOption
  /** Zero-based position, part of the ids that label the radio button. */
  index: number
}

/** An option's picture and text, shown before and after the vote. */
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
        // Hidden but not removed: no layout shift, and screen readers keep the text alternative.
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

import type { LiveMessage } from '../live.schema.ts'

/** Its place is kept while it loads, and when it does not. */
export const MessagePicture = ({ image }: { image: NonNullable<LiveMessage['image']> }) => (
  <figure className="picture">
    <img
      src={image.url}
      alt={image.alt ?? ''}
      loading="lazy"
      decoding="async"
      // Hidden but not removed: nothing moves, and screen readers keep the text alternative.
      onError={({ currentTarget }) => {
        currentTarget.style.opacity = '0'
      }}
    />
    {image.caption && <figcaption>{image.caption}</figcaption>}
  </figure>
)

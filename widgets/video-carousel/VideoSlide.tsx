import { useIntl } from '#kit/i18n/IntlContext.ts'
import { SlidePicture } from '#kit/slides/SlidePicture.tsx'
import { SlideTitle } from '#kit/slides/SlideTitle.tsx'
import { messages } from './video-carousel.messages.ts'
import type { VideoCard } from './video-carousel.schema.ts'

export interface VideoSlideProps {
  card: VideoCard
  /** Undefined for an address that must not be followed. */
  href: string | undefined
  isTitled: boolean
}

/** A video: its picture with a sign to play it, how long it is, its title. */
export function VideoSlide({ card: { title, image, mediaInfo }, href, isTitled }: VideoSlideProps) {
  const { t } = useIntl()
  const length = mediaInfo?.text
  return (
    <article className="video" part="card">
      <SlidePicture key={image?.url} image={image}>
        <span className="play" />
        {length && (
          <p className="length">
            <span className="visually-hidden">{t(messages.length, { length })}</span>
            <span aria-hidden="true">{length}</span>
          </p>
        )}
      </SlidePicture>
      <SlideTitle href={href} isBelow={isTitled}>
        {title}
      </SlideTitle>
    </article>
  )
}

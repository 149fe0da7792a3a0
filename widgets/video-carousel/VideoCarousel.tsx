import { CirclePause, CirclePlay } from 'lucide'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Carousel } from '#kit/slides/Carousel.tsx'
import type { CarouselHead } from '#kit/slides/CarouselHead.ts'
import { useStrip } from '#kit/slides/useStrip.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import type { Followable } from '#lib/site/addresses/followable.ts'
import { useRotation } from './useRotation.ts'
import { VideoSlide } from './VideoSlide.tsx'
import { messages } from './video-carousel.messages.ts'
import type { VideoCard } from './video-carousel.schema.ts'
import type { RotationStore } from './video-carousel.store.ts'

export interface VideoCarouselProps {
  store: RotationStore
  head: CarouselHead
  cards: readonly VideoCard[]
  columns: 3 | 4 | 5
  follow: Followable
}

/** Videos in a strip that moves on by itself, with a button that stops it (WCAG 2.2.2); without a video there is nothing. */
export function VideoCarousel({ store, head, cards, columns, follow }: VideoCarouselProps) {
  const { t } = useIntl()
  const strip = useStrip(cards.length)
  const { status, stop, move, watched } = useRotation(store, strip.goOn)
  useHostView(cards.length > 0 ? 'shown' : 'empty')

  if (cards.length === 0) return null
  const isStopped = status === 'stopped'
  return (
    <Carousel
      {...watched}
      head={head}
      label={t(messages.untitled)}
      columns={columns}
      strip={strip}
      isMoving={status === 'moving'}
      slides={cards.map((card, place) => ({
        id: `${card.id} ${place}`,
        view: <VideoSlide card={card} href={follow(card.shareUrl.href)} isTitled={Boolean(head.title)} />,
      }))}
      tools={
        <IconButton
          data-switch
          label={t(isStopped ? messages.move : messages.pause)}
          icon={<Icon of={isStopped ? CirclePlay : CirclePause} />}
          onClick={isStopped ? move : stop}
        />
      }
    />
  )
}

import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Carousel } from '#kit/slides/Carousel.tsx'
import type { CarouselHead } from '#kit/slides/CarouselHead.ts'
import { useStrip } from '#kit/slides/useStrip.ts'
import type { Followable } from '#lib/site/addresses/followable.ts'
import { messages } from './carousel.messages.ts'
import type { CarouselCard } from './carousel.schema.ts'
import { FigureSlide } from './slides/FigureSlide.tsx'
import { NewsSlide } from './slides/NewsSlide.tsx'

export interface CardCarouselProps {
  head: CarouselHead
  cards: readonly CarouselCard[]
  columns: 3 | 4 | 5
  follow: Followable
}

/** Cards of a newspaper in a strip; without a card there is nothing. */
export function CardCarousel({ head, cards, columns, follow }: CardCarouselProps) {
  const { t } = useIntl()
  const strip = useStrip(cards.length)
  useHostView(cards.length > 0 ? 'shown' : 'empty')

  if (cards.length === 0) return null
  const isTitled = Boolean(head.title)
  const slides = cards.map((card, place) => {
    const props = { href: follow(card.url), isTitled }
    return 'id' in card
      ? { id: `${card.id} ${place}`, view: <NewsSlide card={card} {...props} /> }
      : { id: `${card.type} ${place}`, view: <FigureSlide card={card} {...props} /> }
  })
  return <Carousel head={head} label={t(messages.untitled)} columns={columns} strip={strip} slides={slides} />
}

import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Carousel } from '#kit/slides/Carousel.tsx'
import type { CarouselHead } from '#kit/slides/CarouselHead.ts'
import { useStrip } from '#kit/slides/useStrip.ts'
import type { Followable } from '#lib/site/addresses/followable.ts'
import { NewsletterSlide } from './NewsletterSlide.tsx'
import { messages } from './newsletter-carousel.messages.ts'
import type { NewsletterCard } from './newsletter-carousel.schema.ts'

export interface NewsletterCarouselProps {
  head: CarouselHead
  cards: readonly NewsletterCard[]
  columns: 3 | 4
  follow: Followable
}

/** A newspaper's newsletters in a strip; without a newsletter there is nothing. */
export function NewsletterCarousel({ head, cards, columns, follow }: NewsletterCarouselProps) {
  const { t } = useIntl()
  const strip = useStrip(cards.length)
  useHostView(cards.length > 0 ? 'shown' : 'empty')

  if (cards.length === 0) return null
  return (
    <Carousel
      head={head}
      label={t(messages.untitled)}
      columns={columns}
      strip={strip}
      slides={cards.map((card, place) => ({
        id: `${card.id} ${place}`,
        view: <NewsletterSlide card={card} href={follow(card.newsletter.href)} isTitled={Boolean(head.title)} />,
      }))}
    />
  )
}

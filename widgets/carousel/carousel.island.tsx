import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { checkHead } from '#kit/slides/checkHead.ts'
import { followable } from '#lib/site/addresses/followable.ts'
import { CardCarousel } from './CardCarousel.tsx'
import type {} from './carousel.css'
import { CarouselMarkerSchema } from './carousel.schema.ts'

/** Beside each other where there is room (content-features §9, "Carousels"). */
const columnsOf = { slot4: 4, layout: 3 } as const

/**
 * A strip of cards: contents, authors, numbers, texts, things to see and to hear (content-features §2, "Other interface pieces").
 *
 * Why an island: a strip has arrows and bullets, stops where a slide begins, and leaves out the content that is being read. Without it the marker's own
 * children stay visible: the CMS puts links to the contents there.
 *
 * No api: the marker brings the cards. No model, no store: the strip's position is all that changes.
 */
export const carouselIsland = defineIsland({
  name: 'carousel',
  css: sheets,
  options: CarouselMarkerSchema,
  compose({ layout, contentId, cards, ...head }, { config, location }) {
    const follow = followable(location.href(), config.hosts)
    return (
      <CardCarousel
        head={checkHead(head, follow)}
        cards={cards.filter((card) => !('id' in card) || card.id !== contentId)}
        columns={layout ? columnsOf[layout] : 5}
        follow={follow}
      />
    )
  },
})

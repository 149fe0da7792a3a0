import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { checkHead } from '#kit/slides/checkHead.ts'
import { followable } from '#lib/site/addresses/followable.ts'
import { NewsletterCarousel } from './NewsletterCarousel.tsx'
import type {} from './newsletter-carousel.css'
import { NewsletterCarouselMarkerSchema } from './newsletter-carousel.schema.ts'

/**
 * A strip of the newsletters that readers may subscribe to (content-features §2, "Card lists and strips").
 *
 * Why an island: a strip has arrows and bullets, and stops where a slide begins. Without it the marker's own children stay visible: the CMS puts links
 * to the newsletters there.
 *
 * No api: the marker brings the newsletters. No model, no store: the strip's position is all that changes.
 */
export const newsletterCarouselIsland = defineIsland({
  name: 'newsletter-carousel',
  css: sheets,
  options: NewsletterCarouselMarkerSchema,
  compose({ slides, cards, ...head }, { config, location }) {
    const follow = followable(location.href(), config.hosts)
    return <NewsletterCarousel head={checkHead(head, follow)} cards={cards} columns={slides ?? 3} follow={follow} />
  },
})

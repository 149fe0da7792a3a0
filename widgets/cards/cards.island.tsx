import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { cardAddresses } from '#kit/content/cards/cardAddresses.ts'
import { Cards } from './Cards.tsx'
import type {} from './cards.css'
import { CardsMarkerSchema } from './cards.schema.ts'

/**
 * Contents of the newspaper as cards, under a section's head (content-features §2, "Card lists and strips").
 *
 * Why an island: a CMS that has contents as JSON shows them as one that renders its own, and what has no room in the head is in a menu. Where the CMS
 * renders cards itself, it needs no widget; the marker's own children are what is shown without it.
 *
 * No api: the marker brings the contents. No model, and no store: what is shown follows from the options.
 */
export const cardsIsland = defineIsland({
  name: 'cards',
  css: sheets,
  options: CardsMarkerSchema,
  compose({ cards, contentId, title, href, links, pdf, layout }, { config, location, now }) {
    return (
      <Cards
        cards={cards.filter(({ id }) => id !== contentId)}
        head={title === undefined ? undefined : { title, href, links, pdf }}
        layout={layout}
        addresses={cardAddresses(location.href(), config.hosts)}
        now={now()}
      />
    )
  },
})

import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { checkHead } from '#kit/slides/checkHead.ts'
import { queryMedia } from '#lib/queryMedia.ts'
import { setTimer } from '#lib/setTimer.ts'
import { followable } from '#lib/site/addresses/followable.ts'
import { VideoCarousel } from './VideoCarousel.tsx'
import type {} from './video-carousel.css'
import { VideoCarouselMarkerSchema } from './video-carousel.schema.ts'
import { createRotationStore } from './video-carousel.store.ts'

/** Beside each other where there is room (content-features §9, "Carousels"). */
const columnsOf = { slot4: 4, layout: 3 } as const

/**
 * A strip of videos, which moves on by itself (content-features §4, "Header and page shell").
 *
 * Why an island: it moves on every six seconds, and stops for whoever looks at it, comes with the keyboard or prefers less motion. Without it the
 * marker's own children stay visible: the CMS puts links to the videos there.
 *
 * No api: the marker brings the videos. No model: a state follows from one command.
 */
export const videoCarouselIsland = defineIsland({
  name: 'video-carousel',
  css: sheets,
  options: VideoCarouselMarkerSchema,
  compose({ layout, contentId, cards, ...head }, { config, inBrowser, location }) {
    const follow = followable(location.href(), config.hosts)
    let isStill = false
    inBrowser(() => {
      isStill = queryMedia('(prefers-reduced-motion: reduce)').matches
    })
    const store = createRotationStore({ isStill, setTimer })
    return (
      <VideoCarousel
        store={store}
        head={checkHead(head, follow)}
        cards={cards.filter(({ id }) => id !== contentId)}
        columns={layout ? columnsOf[layout] : 5}
        follow={follow}
      />
    )
  },
})

import { useState } from 'react'
import { imageVariant } from '#lib/site/imageVariant.ts'
import type {} from './contentCard.css'
import type { ContentCardData } from './contentCard.schema.ts'
import { MediaMark } from './MediaMark.tsx'

/** How wide the CMS makes the pictures of cards, in CSS pixels: the largest card of a phone, and of three columns on twice as dense a screen. */
const PICTURE_WIDTH = 640

/** A card's picture, three by two, with the mark of its media. A picture that does not load leaves its place to the mark. */
export function CardPicture({ card: { image, mediaInfo, type } }: { card: ContentCardData }) {
  const [isBroken, setIsBroken] = useState(false)
  if (!image && !mediaInfo) return null
  const isShown = image && !isBroken
  if (!isShown && !mediaInfo) return null
  return (
    <div className="q-content-picture" data-empty={!isShown}>
      {isShown && (
        <img
          src={imageVariant(image.url, PICTURE_WIDTH)}
          alt={image.alt ?? ''}
          width={PICTURE_WIDTH}
          height={(PICTURE_WIDTH * 2) / 3}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      )}
      {mediaInfo && <MediaMark media={mediaInfo} isOpinion={type === 'opinion'} />}
    </div>
  )
}

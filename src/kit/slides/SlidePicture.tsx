import { type ReactNode, useState } from 'react'
import { imageVariant } from '#lib/site/imageVariant.ts'
import type {} from './carousel.css'

/** How wide the CMS makes the pictures of slides, in CSS pixels: the widest slide, on a screen twice as dense. */
const WIDTH = 640

export interface SlidePictureProps {
  image: { url: string; alt?: string | null | undefined } | null | undefined
  /** A mark that is drawn on it. */
  children?: ReactNode
}

/** A slide's picture, three by two. Its place stays where it does not load, so that nothing moves. */
export function SlidePicture({ image, children }: SlidePictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <div className="q-slide-picture">
      {image && !isBroken && (
        <img
          src={imageVariant(image.url, WIDTH)}
          alt={image.alt ?? ''}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
      {children}
    </div>
  )
}

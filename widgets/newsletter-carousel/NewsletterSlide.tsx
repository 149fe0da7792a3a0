import { type CSSProperties, useState } from 'react'
import { lightDark } from '#kit/dom/colours/lightDark.ts'
import { SlideTitle } from '#kit/slides/SlideTitle.tsx'
import { parseColour } from '#lib/colour.ts'
import type { NewsletterCard } from './newsletter-carousel.schema.ts'

export interface NewsletterSlideProps {
  card: NewsletterCard
  /** Undefined for an address that must not be followed. */
  href: string | undefined
  isTitled: boolean
}

/** A newsletter: its head and its drawing on its colour, and its name. The name is below the colour, which any colour may be. */
export function NewsletterSlide({ card, href, isTitled }: NewsletterSlideProps) {
  const { newsletter, headerShared, illustration, backgroundColors } = card
  const [light, dark = light] = backgroundColors?.flatMap((colour) => parseColour(colour) ?? []) ?? []
  const style: CSSProperties | undefined = light ? { background: lightDark(light, dark ?? light) } : undefined
  return (
    <article className="newsletter" part="card">
      <div className="ground" style={style}>
        <Drawing key={headerShared?.url} className="head" picture={headerShared} />
        <Drawing key={`${illustration?.url} `} className="drawing" picture={illustration} />
      </div>
      <SlideTitle href={href} isBelow={isTitled}>
        {newsletter.text}
      </SlideTitle>
    </article>
  )
}

function Drawing({ picture, className }: { picture: NewsletterCard['illustration']; className: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (!picture || isBroken) return null
  return (
    <img
      className={className}
      src={picture.url}
      alt={picture.alt ?? ''}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setIsBroken(true)}
    />
  )
}

import { SlidePicture } from '../../../src/slides/SlidePicture.tsx'
import { SlideTitle } from '../../../src/slides/SlideTitle.tsx'
import type { ContentCard } from '../carousel.schema.ts'

export interface NewsSlideProps {
  card: ContentCard
  /** Undefined for an address that must not be followed. */
  href: string | undefined
  isTitled: boolean
}

/** A content of the newspaper; an opinion shows who has it, where there is a portrait. */
export function NewsSlide({ card, href, isTitled }: NewsSlideProps) {
  const { type, kicker, columnName, category, image, authors, signatureAuthorName, title } = card
  const above = columnName ?? kicker ?? category?.name
  const portrait = type === 'opinion' && authors[0]?.image
  const names = signatureAuthorName ?? authors.map(({ name }) => name).join(', ')
  return (
    <article className="card" part="card" data-type={type === 'opinion' ? 'opinion' : undefined}>
      {portrait ? (
        <img className="portrait" src={portrait.url} alt="" width={64} height={64} loading="lazy" draggable={false} />
      ) : (
        image && <SlidePicture key={image.url} image={image} />
      )}
      {above && <p className="above">{above}</p>}
      <SlideTitle href={href} isBelow={isTitled}>
        {title}
      </SlideTitle>
      {names && <p className="small">{names}</p>}
    </article>
  )
}

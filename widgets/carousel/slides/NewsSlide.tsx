import { BrandedLine } from '#kit/content/cards/BrandedLine.tsx'
import { CardFlags } from '#kit/content/cards/CardFlags.tsx'
import { CommentCount } from '#kit/content/cards/CommentCount.tsx'
import type { ContentCardData } from '#kit/content/cards/contentCard.schema.ts'
import { MediaMark } from '#kit/content/cards/MediaMark.tsx'
import { SlidePicture } from '#kit/slides/SlidePicture.tsx'
import { SlideTitle } from '#kit/slides/SlideTitle.tsx'

export interface NewsSlideProps {
  card: ContentCardData
  /** Undefined for an address that must not be followed. */
  href: string | undefined
  isTitled: boolean
}

/**
 * A content of the newspaper; an opinion shows who has it, where there is a portrait. It has the marks of a `ContentCard` and is none: a slide is one link
 * that a finger can drag, without those to the section, the authors and the advertiser, and without a day (decisions/0031).
 */
export function NewsSlide({ card, href, isTitled }: NewsSlideProps) {
  const {
    type,
    kicker,
    columnName,
    category,
    ancestorCategory,
    image,
    mediaInfo,
    interviewed,
    brandedContent,
    numComments,
    title,
  } = card
  const isOpinion = type === 'opinion'
  const above = columnName ?? kicker ?? (category ?? ancestorCategory)?.name
  const portrait = isOpinion && card.authors[0]?.image
  const names = card.signatureAuthorName ?? card.authors.map(({ name }) => name).join(', ')
  return (
    <article className="card" part="card" data-type={isOpinion ? 'opinion' : undefined}>
      {portrait ? (
        <div className="face">
          <img className="portrait" src={portrait.url} alt="" width={64} height={64} loading="lazy" draggable={false} />
          {mediaInfo && <MediaMark media={mediaInfo} isOpinion />}
        </div>
      ) : (
        (image || mediaInfo) && (
          <SlidePicture key={image?.url} image={image}>
            {mediaInfo && <MediaMark media={mediaInfo} isOpinion={isOpinion} />}
          </SlidePicture>
        )
      )}
      {brandedContent && <BrandedLine branded={brandedContent} href={undefined} />}
      <CardFlags card={card} />
      {above && <p className="above">{above}</p>}
      <SlideTitle href={href} isBelow={isTitled}>
        {title}
      </SlideTitle>
      {type === 'interview' && interviewed && <p className="small">{interviewed}</p>}
      {names && <p className="small">{names}</p>}
      {numComments > 0 && (
        <p className="small">
          <CommentCount count={numComments} />
        </p>
      )}
    </article>
  )
}

import { useIntl } from '#kit/i18n/IntlContext.ts'
import { SlidePicture } from '#kit/slides/SlidePicture.tsx'
import { SlideTitle } from '#kit/slides/SlideTitle.tsx'
import { messages } from '../carousel.messages.ts'
import type { FigureCard } from '../carousel.schema.ts'

export interface FigureSlideProps {
  card: FigureCard
  /** Undefined for a card that leads nowhere. */
  href: string | undefined
  isTitled: boolean
}

/** An author's words, a number, a text, or something to see or to hear. */
export function FigureSlide({ card, href, isTitled }: FigureSlideProps) {
  const { t } = useIntl()
  const { type, title, subtitle, number, author, multimedia } = card
  // A card that leads somewhere has a link: the text is one where there is no title.
  const headline = title ?? (href && card.text)
  const text = headline === card.text ? undefined : card.text
  return (
    <article className="card" part="card" data-type={type}>
      {multimedia?.url && (
        <SlidePicture key={multimedia.url} image={{ url: multimedia.url, alt: multimedia.alt }}>
          {multimedia.type !== 'image' && <p className="mark">{t(messages[multimedia.type])}</p>}
        </SlidePicture>
      )}
      {number && <p className="number">{number}</p>}
      {headline && (
        <SlideTitle href={href} isBelow={isTitled}>
          {headline}
        </SlideTitle>
      )}
      {subtitle && <p className="small">{subtitle}</p>}
      {text && (type === 'author' ? <blockquote>{text}</blockquote> : <p>{text}</p>)}
      {author && (
        <div className="author">
          {author.image && (
            <img
              className="portrait"
              src={author.image.url}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              draggable={false}
            />
          )}
          <p>
            <strong>{author.name}</strong>
            {author.position && <span className="small">{author.position}</span>}
          </p>
        </div>
      )}
    </article>
  )
}

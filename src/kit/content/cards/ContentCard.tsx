import type {} from '../../dates/dateNames.ts'
import { useIsServed } from '../../dom/useIsServed.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { Heading } from '../../ui/Heading.tsx'
import { BrandedLine } from './BrandedLine.tsx'
import { CardFlags } from './CardFlags.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CommentCount } from './CommentCount.tsx'
import type { CardAddresses } from './cardAddresses.ts'
import type {} from './contentCard.css'
import type { ContentCardData } from './contentCard.schema.ts'
import { MediaMark } from './MediaMark.tsx'
import { Portrait, Signature } from './Signature.tsx'

/**
 * When a card's content was last changed, as a daily prints it: the time of what is from today, the day of anything else. A component of its own, so that cards
 * which a server has rendered render their times again and nothing else.
 */
function CardTime({ date, now }: { date: string; now: Date }) {
  const intl = useIntl()
  const isServed = useIsServed()
  const changed = intl.parseDate(date)
  if (!changed) return null
  const day = intl.cardDate(changed)
  return <time dateTime={date}>{isServed || day !== intl.cardDate(now) ? day : intl.date(changed, 'time')}</time>
}

export interface ContentCardProps {
  card: ContentCardData
  addresses: CardAddresses
  /** Whether the cards stand under a title, so that their headlines are one level below it. */
  isTitled: boolean
  now: Date
}

/**
 * An article as lists show it: post, interview, column or article (content-features §3, "Content card"). A card’s room decides its shape: beside the
 * picture where it is narrow, below it where it is not.
 */
export function ContentCard({ card, addresses: { safe, web }, isTitled, now }: ContentCardProps) {
  const { authors, brandedContent, interviewed, mediaInfo, modificationDate, numComments, title, type } = card
  const href = safe(card.url)
  const section = card.category ?? card.ancestorCategory
  const sectionHref = section?.url ? safe(section.url) : undefined
  const kicker = card.kicker ?? card.columnName
  const [author] = authors
  return (
    <article className="q-content" data-type={type}>
      {type === 'opinion' && author?.image ? (
        <div className="q-content-face">
          <Portrait image={author.image} />
          {mediaInfo && <MediaMark media={mediaInfo} isOpinion />}
        </div>
      ) : (
        <CardPicture card={card} />
      )}
      <div className="q-content-text">
        {brandedContent && (
          <BrandedLine
            branded={brandedContent}
            href={brandedContent.logoLink ? web(brandedContent.logoLink.href) : undefined}
          />
        )}
        <CardFlags card={card} />
        {kicker ? (
          <p className="q-content-kicker">{kicker}</p>
        ) : (
          section && (
            <p className="q-content-kicker">{sectionHref ? <a href={sectionHref}>{section.name}</a> : section.name}</p>
          )
        )}
        <Heading of={isTitled ? 'item' : 'widget'} className="q-content-title">
          {href ? <a href={href}>{title}</a> : title}
        </Heading>
        {type === 'interview' && interviewed && <p className="q-content-interviewed">{interviewed}</p>}
        <Signature card={card} safe={safe} />
        <p className="q-content-facts">
          {modificationDate && <CardTime date={modificationDate} now={now} />}
          <CommentCount count={numComments} />
        </p>
      </div>
    </article>
  )
}

import { type ReactNode, useState } from 'react'
import type {} from '#kit/dates/dateNames.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Link } from '#kit/ui/Link.tsx'
import type {} from './articleCard.css'

type Text = string | null | undefined

/** The facts shown of an article; a backend may leave out any of them. */
export interface Article {
  title?: Text
  url?: Text
  category?: { name: string } | null | undefined
  ancestorCategory?: { name: string } | null | undefined
  /** A square picture (reader-account §3, "Saved content card"). */
  image?: { url: string; alt: string } | null | undefined
  /** ISO 8601. */
  modificationDate?: Text
  isExclusiveContent: boolean
  exclusive: boolean
}

export interface ArticleCardProps {
  article: Article
  /** The headline of an article that has none. */
  untitled: string
  /** The mark of an article for subscribers. */
  exclusive: string
  /** Under the date, a paragraph each. */
  children?: ReactNode
  /** At the end of the card's last line: a button. */
  action?: ReactNode
}

/** The width of the pictures that the CMS makes for cards, in CSS pixels. */
const PICTURE_WIDTH = 158

function Picture({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      className="q-card-picture"
      src={url}
      alt={alt}
      width={PICTURE_WIDTH}
      height={PICTURE_WIDTH}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

/** An article in a list: section, headline, date and a square picture. */
export function ArticleCard({ article, untitled, exclusive, children, action }: ArticleCardProps) {
  const { cardDate, parseDate } = useIntl()
  const { title, url, category, ancestorCategory, image, modificationDate } = article
  const section = category ?? ancestorCategory
  const date = modificationDate ? parseDate(modificationDate) : undefined
  const headline = title || untitled
  return (
    <article className="q-card">
      <div className="q-card-text">
        {section && <p className="q-card-section">{section.name}</p>}
        <h3 className="q-card-title">{url ? <Link href={url}>{headline}</Link> : headline}</h3>
        <div className="q-card-foot">
          <div className="q-card-facts">
            {(article.isExclusiveContent || article.exclusive) && <p className="q-card-mark">{exclusive}</p>}
            {date && (
              <p>
                <time dateTime={modificationDate ?? undefined}>{cardDate(date)}</time>
              </p>
            )}
          </div>
          {action}
        </div>
        {children && <div className="q-card-notes">{children}</div>}
      </div>
      {image && <Picture key={image.url} {...image} />}
    </article>
  )
}

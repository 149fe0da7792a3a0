import { addTime } from '#kit/dates/moment.ts'
import { type ArticleFacts, articlePath, publishedAt } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import { type BriefFacts, briefPath, briefText } from '../../content/briefs/briefs.ts'
import type { LatestNews } from '../../content/latest/latest.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Visit } from '../visit/Visit.ts'
import { authorLinks, shortTime } from './byline.ts'
import { inline } from './inline.ts'
import { commentsCount, saveMarker } from './markers.ts'
import { picture, portrait } from './picture.ts'
import { sectionName } from './sectionName.ts'

interface TeaserOptions {
  size: 'lead' | 'large' | 'medium' | 'small'
  image?: boolean
  /** Left out under a title that says the same. */
  kicker?: boolean
  /** Its level; `h2` by default. */
  heading?: 'h2' | 'h3'
}

/** An article on a front page: picture, headline, standfirst and number of comments. */
export function articleTeaser(article: ArticleFacts, visit: Visit, newsroom: Newsroom, options: TeaserOptions): Html {
  const { lang } = visit
  const { size, image = true, kicker = true, heading } = options
  const story = newsroom.stories(article.id, lang)
  const path = articlePath(article)
  return html`
<article class="teaser teaser-${size}">
  ${image && html`<a class="frame" href="${path}" tabindex="-1" aria-hidden="true">${picture(story.image, '', size === 'lead' ? 'eager' : 'lazy')}</a>`}
  ${kicker && html`<p class="kicker">${story.kicker}</p>`}
  ${headline(article.title[lang], path, heading)}
  ${size !== 'small' && html`<p class="standfirst">${inline(story.standfirst)}</p>`}
  ${subscriberMark(article, visit)}
  <div class="meta"><div class="facts"><span class="names">${authorLinks(article.authors, visit)}</span> <span class="when">${shortTime(publishedAt(article, visit.now), visit)} ${countLink(article, visit, newsroom)}</span></div> ${saveMarker(article.id, article.title[lang], visit)}</div>
</article>`
}

const subscriberMark = ({ forSubscribers }: ArticleFacts, { t }: Visit) =>
  forSubscribers && html`<p class="for-subscribers">${t.forSubscribers}</p>`

const headline = (title: string, path: string, level: 'h2' | 'h3' = 'h2') => {
  const link = html`<a href="${path}">${title}</a>`
  return level === 'h2' ? html`<h2 class="headline">${link}</h2>` : html`<h3 class="headline">${link}</h3>`
}

/** The comment count beside the headline; the fallback links to the comments. Nothing while there is none. */
export function countLink(article: ArticleFacts, visit: Visit, { commentCount }: Newsroom): Html | false {
  const count = commentCount(article.id)
  if (count === 0) return false
  return html`<a class="count" href="${articlePath(article)}#comentaris">${commentsCount(article.id, count, visit)}</a>`
}

export function briefTeaser(brief: BriefFacts, visit: Visit, heading?: 'h2' | 'h3'): Html {
  const { lang } = visit
  const text = briefText(brief.slug, lang)
  const path = briefPath(brief)
  return html`
<article class="teaser teaser-brief">
  ${brief.image && html`<a class="frame" href="${path}" tabindex="-1" aria-hidden="true">${picture(brief.image, '')}</a>`}
  <p class="kicker">${sectionName(brief.category, lang)}</p>
  ${headline(text.title, path, heading)}
  ${brief.image && html`<p class="standfirst">${text.text[0]}</p>`}
  <p class="meta">${shortTime(publishedAt(brief, visit.now), visit)}</p>
</article>`
}

/** An item of the latest news in a section's list. */
export function latestTeaser(news: LatestNews, visit: Visit): Html {
  const { lang, now } = visit
  return html`
<article class="teaser teaser-brief">
  <p class="kicker">${sectionName(news.category, lang)}</p>
  ${headline(news.title[lang], `/ultima-hora/#n${news.id}`)}
  <div class="meta"><span class="when">${shortTime(addTime(now, -news.minutesAgo, 'minute'), visit)}</span> ${saveMarker(news.id, news.title[lang], visit)}</div>
</article>`
}

interface OpinionPiece {
  title: string
  path: string
  author: string
  published: Date
  count: Html | false
  /** The level of its heading. */
  heading: 'h2' | 'h3'
}

/** A column with its author's portrait. */
function opinionTeaser({ title, path, author, published, count, heading }: OpinionPiece, visit: Visit): Html {
  const known = authorNamed(author)
  return html`
<article class="teaser teaser-opinion">
  ${known?.portrait && portrait(known.slug, 88)}
  ${headline(title, path, heading)}
  <p class="meta"><span class="names">${authorLinks([author], visit)}</span> ${known && html`<span class="role">${known.role[visit.lang]}</span>`} <span class="when">${shortTime(published, visit)} ${count}</span></p>
</article>`
}

export const opinionArticle = (
  article: ArticleFacts,
  visit: Visit,
  newsroom: Newsroom,
  heading: OpinionPiece['heading'],
): Html =>
  opinionTeaser(
    {
      title: article.title[visit.lang],
      path: articlePath(article),
      author: article.authors.join(', '),
      published: publishedAt(article, visit.now),
      count: countLink(article, visit, newsroom),
      heading,
    },
    visit,
  )

export const opinionBrief = (brief: BriefFacts, visit: Visit, heading: OpinionPiece['heading']): Html =>
  opinionTeaser(
    {
      title: briefText(brief.slug, visit.lang).title,
      path: briefPath(brief),
      author: brief.author ?? '',
      published: publishedAt(brief, visit.now),
      count: false,
      heading,
    },
    visit,
  )

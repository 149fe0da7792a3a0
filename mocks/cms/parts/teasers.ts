import type { ArticleFacts } from '../../content/articles.ts'
import { articlePath } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import type { BriefFacts } from '../../content/briefs/briefs.ts'
import { briefPath, briefText } from '../../content/briefs/briefs.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Visit } from '../visit/Visit.ts'
import { authorsText } from './byline.ts'
import { inline } from './inline.ts'
import { commentsCount, saveMarker } from './markers.ts'
import { sectionName } from './masthead.ts'
import { picture, portrait } from './picture.ts'

interface TeaserOptions {
  size: 'lead' | 'large' | 'small'
  image?: boolean
}

/** An article on a front page: picture, headline, standfirst and number of comments. */
export function articleTeaser(
  article: ArticleFacts,
  visit: Visit,
  { stories }: Newsroom,
  options: TeaserOptions,
): Html {
  const { lang, t } = visit
  const { size, image = true } = options
  const story = stories(article.id, lang)
  const path = articlePath(article)
  return html`
<article class="teaser teaser-${size}">
  ${image && html`<a class="frame" href="${path}" tabindex="-1" aria-hidden="true">${picture(story.image, '', size === 'lead' ? 'eager' : 'lazy')}</a>`}
  <p class="kicker">${story.kicker}</p>
  <h2><a href="${path}">${article.title[lang]}</a></h2>
  ${size !== 'small' && html`<p class="standfirst">${inline(story.standfirst)}</p>`}
  <div class="meta"><span class="author">${authorsText(article.authors, t)}</span> ${countLink(article, visit)} ${saveMarker(article.id, article.title[lang], visit)}</div>
</article>`
}

/** The comment count beside the headline; the fallback links to the comments. */
export const countLink = (article: ArticleFacts, visit: Visit): Html =>
  html`<a class="count" href="${articlePath(article)}#comentaris">${commentsCount(article.id, visit)}</a>`

export function briefTeaser(brief: BriefFacts, { lang }: Visit): Html {
  const text = briefText(brief.slug, lang)
  const path = briefPath(brief)
  return html`
<article class="teaser teaser-brief">
  ${brief.image && html`<a class="frame" href="${path}" tabindex="-1" aria-hidden="true">${picture(brief.image, '')}</a>`}
  <p class="kicker">${sectionName(brief.category, lang)}</p>
  <h2><a href="${path}">${text.title}</a></h2>
  ${brief.image && html`<p class="standfirst">${text.text[0]}</p>`}
</article>`
}

interface OpinionPiece {
  title: string
  path: string
  author: string
  count: Html | undefined
  /** The level of its heading. */
  heading: 'h2' | 'h3'
}

/** A column with its author's portrait. */
function opinionTeaser({ title, path, author, count, heading }: OpinionPiece, { lang }: Visit): Html {
  const known = authorNamed(author)
  const link = html`<a href="${path}">${title}</a>`
  return html`
<article class="teaser teaser-opinion">
  ${known?.portrait && portrait(known.portrait, 88)}
  ${heading === 'h2' ? html`<h2 class="headline">${link}</h2>` : html`<h3 class="headline">${link}</h3>`}
  <p class="meta"><span class="author">${author}</span> ${known && html`<span class="role">${known.role[lang]}</span>`} ${count}</p>
</article>`
}

export const opinionArticle = (article: ArticleFacts, visit: Visit, heading: OpinionPiece['heading']): Html =>
  opinionTeaser(
    {
      title: article.title[visit.lang],
      path: articlePath(article),
      author: article.authors.join(', '),
      count: countLink(article, visit),
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
      count: undefined,
      heading,
    },
    visit,
  )

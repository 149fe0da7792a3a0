import { articles } from '../../content/articles.ts'
import { type BriefFacts, briefs } from '../../content/briefs/briefs.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Visit } from '../visit/Visit.ts'
import { articleTeaser, briefTeaser } from './teasers.ts'

const COLUMNS = 3

interface Shown {
  slug?: BriefFacts['slug']
  category?: string
}

/** Three pieces with pictures at a page's end, none of which the page has already. */
export function moreNews(shown: Shown, visit: Visit, newsroom: Newsroom): Html {
  const others = briefs.filter(
    ({ slug, category, image }) => image && slug !== shown.slug && category !== shown.category,
  )
  const filling = articles.filter(({ category }) => category !== shown.category).slice(0, COLUMNS - others.length)
  const teasers = [
    ...others.slice(0, COLUMNS).map((brief) => briefTeaser(brief, visit, 'h3')),
    ...filling.map((article) => articleTeaser(article, visit, newsroom, { size: 'medium', heading: 'h3' })),
  ]
  return html`
<section class="more">
  <h2 class="strip">${visit.t.readMore}</h2>
  <div class="trio">${teasers.map((teaser) => html`<div>${teaser}</div>`)}</div>
</section>`
}

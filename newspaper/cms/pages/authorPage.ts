import { articles } from '../../content/articles.ts'
import { authorPath, authors } from '../../content/authors.ts'
import { briefs } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { followMarker } from '../parts/markers.ts'
import { moreNews } from '../parts/moreNews.ts'
import { portrait } from '../parts/picture.ts'
import { articleTeaser, briefTeaser } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'

/** An author and what they have written; undefined at any other address. */
export function authorPage(visit: Visit, newsroom: Newsroom): Page | undefined {
  const author = authors.find((known) => authorPath(known) === visit.url.pathname)
  if (!author) return undefined
  const { id, name, slug, role } = author
  const main = html`
<header class="section-head author-head">
  ${author.portrait && portrait(slug, 96)}
  <div><h1>${name}</h1><p class="standfirst">${role[visit.lang]}</p></div>
  ${followMarker('author', id, name, visit)}
</header>
<section>
  <h2 class="strip">${visit.t.articlesBy}</h2>
  <div class="section-list">
    ${[
      ...articles
        .filter((article) => article.authors.includes(name))
        .map((article) => articleTeaser(article, visit, newsroom, { size: 'large', heading: 'h3' })),
      ...briefs.filter((brief) => brief.author === name).map((brief) => briefTeaser(brief, visit, 'h3')),
    ].map((teaser) => html`<div>${teaser}</div>`)}
  </div>
</section>
${moreNews({}, visit, newsroom)}`
  return { status: 200, kind: 'plain', title: name, main }
}

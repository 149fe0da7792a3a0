import { articles } from '../../content/articles.ts'
import { briefs } from '../../content/briefs/briefs.ts'
import type { SectionName } from '../../content/sections.ts'
import { sections } from '../../content/sections.ts'
import { topicOf } from '../../content/topics.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { followMarker } from '../parts/markers.ts'
import { moreNews } from '../parts/moreNews.ts'
import { articleTeaser, briefTeaser, opinionArticle, opinionBrief } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'

/** A section's front: its own articles, then those of other sections. */
export function sectionPage(name: SectionName, visit: Visit, newsroom: Newsroom): Page {
  const title = sections[name][visit.lang]
  const topic = topicOf(name)
  const own = articles.filter(({ category }) => category === name)
  const short = briefs.filter(({ category }) => category === name)
  const list =
    name === 'opinio'
      ? html`<div class="opinion-row">
          ${articles.filter(({ kind }) => kind === 'opinion' || kind === 'column').map((article) => opinionArticle(article, visit, newsroom, 'h2'))}
          ${short.map((brief) => opinionBrief(brief, visit, 'h2'))}
        </div>`
      : html`<div class="section-list">
          ${[
            ...own.map((article) => articleTeaser(article, visit, newsroom, { size: 'large' })),
            ...short.map((brief) => briefTeaser(brief, visit)),
          ].map((teaser) => html`<div>${teaser}</div>`)}
        </div>`
  const main = html`
<header class="section-head"><h1>${title}</h1>${topic && followMarker('topic', topic.id, title, visit)}</header>
${list}
${moreNews({ category: name }, visit, newsroom)}`
  return { status: 200, kind: 'plain', title, main }
}

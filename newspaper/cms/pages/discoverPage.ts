import { existingArticle } from '../../content/articleById.ts'
import { briefs } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { alertMarker } from '../parts/markers.ts'
import { articleTeaser, briefTeaser } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'

/** Articles worth reading after the day’s news, best first. */
const chosen = ['1002', '1003', '1006', '1005']

/** How many of the latest short pieces follow, so that the rows of three are whole. */
const SHORT = 3

/** `/descobreix/` in each language. */
export function discoverPage(visit: Visit, newsroom: Newsroom): Page {
  const { title, standfirst } = visit.t.discover
  const pictured = briefs.filter(({ image }) => image).slice(0, SHORT)
  const teasers = [
    ...chosen.map((id) => articleTeaser(existingArticle(id), visit, newsroom, { size: 'large' })),
    ...pictured.map((brief) => briefTeaser(brief, visit)),
  ]
  const main = html`
${alertMarker(visit)}
<header class="section-head"><h1>${title}</h1><p class="standfirst">${standfirst}</p></header>
<div class="section-list">${teasers.map((teaser) => html`<div>${teaser}</div>`)}</div>`
  return { status: 200, kind: 'plain', title, description: standfirst, main }
}

import { writeIso } from '#kit/dates/moment.ts'
import { publishedAt } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import { type BriefFacts, briefText } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { authorLinks, dateAndTime } from '../parts/byline.ts'
import { paywallMarker } from '../parts/markers.ts'
import { moreNews } from '../parts/moreNews.ts'
import { picture, portrait } from '../parts/picture.ts'
import { sectionName } from '../parts/sectionName.ts'
import { briefPaywall } from '../paywall/briefPaywall.ts'
import type { Visit } from '../visit/Visit.ts'

/** A short piece: two paragraphs, of which a closed one shows the first, and links to others. */
export function briefPage(brief: BriefFacts, visit: Visit, newsroom: Newsroom): Page {
  const { lang, t } = visit
  const { title, text, alt = '' } = briefText(brief.slug, lang)
  const author = authorNamed(brief.author ?? '')
  const published = publishedAt(brief, visit.now)
  const paywall = briefPaywall(brief.slug, visit)
  const isOpen = !paywall || paywall.granted
  const message = paywall?.message
  const main = html`
<article class="story story-brief">
  <header class="story-head">
    <p class="kicker"><a href="/${brief.category}/">${sectionName(brief.category, lang)}</a></p>
    <h1>${title}</h1>
    <div class="byline">
      ${author?.portrait && portrait(author.slug, 56)}
      <p>${author && html`<span class="by">${t.by}</span> ${authorLinks([author.name], visit)}<br>`}
      <time datetime="${writeIso(published)}">${dateAndTime(published, lang)}</time></p>
    </div>
    ${brief.image && html`<figure>${picture(brief.image, alt, 'eager')}</figure>`}
  </header>
  <div class="story-main">
    <div class="text${isOpen ? '' : ' text-cut'}">${text.slice(0, isOpen ? undefined : 1).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
    ${message && paywallMarker({ contentId: brief.slug, ...message, granted: isOpen && !message.type.startsWith('column-') }, visit)}
  </div>
</article>
${moreNews({ slug: brief.slug }, visit, newsroom)}`
  return { status: 200, kind: 'article', title, main, ...(paywall && { cookies: paywall.cookies }) }
}

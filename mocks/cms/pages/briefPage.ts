import { authorNamed } from '../../content/authors.ts'
import type { BriefFacts } from '../../content/briefs/briefs.ts'
import { briefs, briefText } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { sectionName } from '../parts/masthead.ts'
import { picture, portrait } from '../parts/picture.ts'
import { briefTeaser } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'

/** A short piece: two paragraphs, and links to others. */
export function briefPage(brief: BriefFacts, visit: Visit): Page {
  const { lang, t } = visit
  const { title, text, alt = '' } = briefText(brief.slug, lang)
  const author = authorNamed(brief.author ?? '')
  const others = briefs.filter(({ slug, image }) => slug !== brief.slug && image).slice(0, 3)
  const main = html`
<article class="story story-brief">
  <header class="story-head">
    <p class="kicker"><a href="/${brief.category}/">${sectionName(brief.category, lang)}</a></p>
    <h1>${title}</h1>
    ${
      author &&
      html`<div class="byline">${author.portrait && portrait(author.portrait, 56)}
      <p><span class="by">${t.by}</span> <b class="author">${author.name}</b><br>${author.role[lang]}</p></div>`
    }
    ${brief.image && html`<figure>${picture(brief.image, alt, 'eager')}</figure>`}
  </header>
  <div class="story-columns story-narrow">
    <div class="story-main"><div class="text">${text.map((paragraph) => html`<p>${paragraph}</p>`)}</div></div>
  </div>
</article>
<section class="more">
  <h2 class="strip">${t.readMore}</h2>
  <div class="trio">${others.map((other) => html`<div>${briefTeaser(other, visit)}</div>`)}</div>
</section>`
  return { status: 200, kind: 'article', title, main }
}

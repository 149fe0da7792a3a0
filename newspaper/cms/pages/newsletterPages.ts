import { existingArticle } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'
import { briefPath, briefs, briefText } from '../../content/briefs/briefs.ts'
import { type Newsletter, newsletterPath, newsletterPicture, newsletters } from '../../content/newsletters.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { authorLinks, longDate } from '../parts/byline.ts'
import { inline } from '../parts/inline.ts'
import { newsletterTexts } from '../texts/newsletters.ts'
import type { Visit } from '../visit/Visit.ts'

/** The list of newsletters, and the page of each; undefined at any other address. */
export function newsletterPages(visit: Visit, newsroom: Newsroom): Page | undefined {
  const { pathname } = visit.url
  if (/^\/newsletters\/?$/.test(pathname)) return listPage(visit)
  const newsletter = newsletters.find((known) => newsletterPath(known) === pathname)
  return newsletter && newsletterPage(newsletter, visit, newsroom)
}

const drawing = (newsletter: Newsletter): Html =>
  html`<img class="newsletter-drawing newsletter-${newsletter.name}" src="${newsletterPicture(newsletter)}" alt="" width="400" height="400">`

/** Readers choose in their profile, visitors sign in first. */
const choose = ({ reader, url, lang }: Visit, words: 'choose' | 'signIn'): Html => {
  const t = newsletterTexts[lang]
  return reader
    ? html`<a class="button" href="#profile.bulletin">${t.choose}</a>`
    : html`<a class="button" href="/usuari/login?backUrl=${encodeURIComponent(url.pathname)}">${t[words]}</a>`
}

function listPage(visit: Visit): Page {
  const t = newsletterTexts[visit.lang]
  const main = html`
<div class="narrow service">
  <header class="section-head"><h1>${t.title}</h1><p class="standfirst">${t.standfirst}</p></header>
  <ul class="newsletter-list">${newsletters.map((newsletter) => {
    const { name, what, when } = t.own[newsletter.name]
    return html`
    <li>${drawing(newsletter)}<div><h2><a href="${newsletterPath(newsletter)}">${name}</a></h2><p>${what}</p><p class="when">${when}</p></div></li>`
  })}</ul>
  <p class="service-next">${choose(visit, 'choose')}</p>
</div>`
  return { status: 200, kind: 'plain', title: t.title, description: t.standfirst, main }
}

function newsletterPage(newsletter: Newsletter, visit: Visit, newsroom: Newsroom): Page {
  const { lang, now } = visit
  const t = newsletterTexts[lang]
  const { name, what, when, sample } = t.own[newsletter.name]
  const main = html`
<div class="narrow service">
  <header class="section-head newsletter-head">${drawing(newsletter)}<div><h1>${name}</h1><p class="standfirst">${what}</p></div></header>
  <dl class="facts-list">
    <div><dt>${t.comes}</dt><dd>${when}</dd></div>
    <div><dt>${t.writtenBy}</dt><dd>${authorLinks([newsletter.author], visit)}</dd></div>
  </dl>
  <p class="service-next">${choose(visit, 'signIn')} <a href="/newsletters/">${t.all}</a></p>
  <section class="service-part newsletter-sample" aria-labelledby="sample">
    <h2 id="sample">${t.sample}</h2>
    <p class="when">${longDate(now, lang)}</p>
    <h3>${sample.subject}</h3>
    <p>${sample.text}</p>
    <ul class="service-list">${newsletter.stories.map((name) => storyLink(name, visit, newsroom))}</ul>
  </section>
</div>`
  return { status: 200, kind: 'plain', title: name, description: what, main }
}

function storyLink(name: string, { lang }: Visit, newsroom: Newsroom): Html {
  const brief = briefs.find(({ slug }) => slug === name)
  if (brief) {
    const { title, text } = briefText(brief.slug, lang)
    return html`<li><a href="${briefPath(brief)}">${title}</a><br>${text[0]}</li>`
  }
  const article = existingArticle(name)
  return html`<li><a href="${articlePath(article)}">${article.title[lang]}</a><br>${inline(newsroom.stories(name, lang).standfirst)}</li>`
}

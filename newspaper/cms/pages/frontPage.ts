import { existingArticle } from '../../content/articleById.ts'
import { articlePath, articles } from '../../content/articles.ts'
import { briefs } from '../../content/briefs/briefs.ts'
import { liveTexts } from '../../content/live/liveTexts.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { longDate } from '../parts/byline.ts'
import { adMarker, cardsMarker, hotTopicsMarker, pollMarker } from '../parts/markers.ts'
import { drawnNameAgain } from '../parts/nameplate.ts'
import { post } from '../parts/post.ts'
import { videoStrip } from '../parts/strips.ts'
import { articleTeaser, briefTeaser, countLink, opinionArticle, opinionBrief } from '../parts/teasers.ts'
import type { Visit } from '../visit/Visit.ts'

export function frontPage(visit: Visit, newsroom: Newsroom): Page {
  const { t, lang } = visit
  const teaser = (id: string, size: 'lead' | 'large' | 'small', image = true) =>
    articleTeaser(existingArticle(id), visit, newsroom, { size, image })
  const news = briefs.filter(({ author }) => !author)
  const pictured = news.filter(({ image }) => image)
  const short = news.filter(({ image }) => !image)

  const main = html`
${plate(visit)}
${liveRow(visit)}
${hotTopicsMarker(visit)}
<section class="top" aria-label="${t.lead}">
  <div class="top-lead">${teaser('1001', 'lead')}</div>
  <div class="top-side">${teaser('1004', 'large', false)}${teaser('1003', 'large')}</div>
</section>
<section class="trio">
  ${pictured.map((brief, index) => {
    const below = short[index]
    return html`<div>${briefTeaser(brief, visit)}${below && briefTeaser(below, visit)}</div>`
  })}
</section>
<section class="opinion" aria-labelledby="opinio">
  <h2 class="strip" id="opinio"><a href="/opinio/">${t.opinion}</a></h2>
  <div class="opinion-row">
    ${['1002', '1006'].map((id) => opinionArticle(existingArticle(id), visit, newsroom, 'h3'))}
    ${briefs.filter(({ author }) => author).map((brief) => opinionBrief(brief, visit, 'h3'))}
  </div>
</section>
${adMarker('banner_home', 'portada-1')}
${cardsMarker('ciutat', visit)}
${videoStrip(visit, newsroom)}
<section class="bottom">
  <div class="bottom-poll">
    <h2 class="unseen">${t.poll}</h2>
    ${pollMarker('4711', visit)}
  </div>
  <div class="bottom-blog">
    <h2 class="strip"><a href="/cuina/">${newsroom.stories('1005', lang).kicker}</a></h2>
    ${articleTeaser(existingArticle('1005'), visit, newsroom, { size: 'large', kicker: false, heading: 'h3' })}
  </div>
  <div class="bottom-list">
    <h2 class="strip">${t.mostDiscussed}</h2>
    <ol class="ranking">
      ${mostDiscussed(newsroom).map(
        (article) => html`
      <li><h3><a href="${articlePath(article)}">${article.title[lang]}</a></h3>
        <p class="meta">${countLink(article, visit, newsroom)}</p></li>`,
      )}
    </ol>
  </div>
</section>
${cardsMarker('cultura', visit)}
${post(visit)}`
  return { status: 200, kind: 'front', title: t.tagline, main }
}

/** The day, the name in large letters and what the paper is, for wide screens. */
const plate = ({ t, now, lang }: Visit): Html => html`
<div class="plate">
  <p class="today">${longDate(now, lang)}</p>
  <p class="plate-name" aria-hidden="true">${drawnNameAgain()}</p>
  <p class="tagline">${t.tagline}</p>
</div>`

/** The live that is on now, under the head. */
const liveRow = ({ t, lang }: Visit): Html => html`
<p class="live-row"><a href="/directe/temporal"><span class="live-mark">${t.live}</span> ${liveTexts[lang].storm.title}</a></p>`

/** The articles with comments, most comments first. */
const mostDiscussed = ({ commentCount }: Newsroom) =>
  articles.filter(({ id }) => commentCount(id) > 0).sort((one, other) => commentCount(other.id) - commentCount(one.id))

import { addTime, writeIso } from '#kit/dates/moment.ts'
import { type LatestNews, latest } from '../../content/latest/latest.ts'
import { sections } from '../../content/sections.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import { clock, longDate } from '../parts/byline.ts'
import { saveMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/ultima-hora/` in each language: fifty items by time, each with a save button. */
export function latestPage(visit: Visit): Page {
  const { t, now, lang } = visit
  const lines = latest.map((news) => {
    const date = addTime(now, -news.minutesAgo, 'minute')
    return { news, date, day: longDate(date, lang) }
  })
  const days = [...new Set(lines.map(({ day }) => day))]
  const main = html`
<div class="latest-page">
<header class="section-head"><h1>${t.latest.title}</h1><p class="standfirst">${t.latest.lead}</p></header>
${days.map(
  (day) => html`
<section class="latest">
  <h2 class="strip">${day}</h2>
  <ol>${lines.filter((line) => line.day === day).map((line) => latestLine(line, visit))}</ol>
</section>`,
)}
</div>`
  return { status: 200, kind: 'plain', title: t.latest.title, main }
}

function latestLine({ news, date }: { news: LatestNews; date: Date }, visit: Visit): Html {
  const { lang } = visit
  const title = news.title[lang]
  return html`
<li id="n${news.id}">
  <time datetime="${writeIso(date)}">${clock(date, lang)}</time>
  <div><p class="kicker">${sections[news.category][lang]}</p><h3>${title}</h3></div>
  ${saveMarker(news.id, title, visit)}
</li>`
}

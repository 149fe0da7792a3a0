import { dateOf } from '#kit/dates/day.ts'
import { lastPrintedDay } from '#mocks/backend/archive/printedIssues.ts'
import { type Html, html } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'
import { longDate } from './byline.ts'
import { newsletterStrip } from './strips.ts'

/** Letters and papers by post: the newsletters, whose strip has a width of its own, and beside them, where a window has room for both, the latest paper. */
export const post = (visit: Visit): Html => html`
<div class="post">
  ${newsletterStrip(visit)}
  ${printed(visit)}
</div>`

function printed({ t, now, lang }: Visit): Html {
  const day = lastPrintedDay(now)
  return html`
<section class="printed" aria-labelledby="printed">
  <h2 class="strip" id="printed"><a href="/hemeroteca">${t.printed.title}</a></h2>
  <a class="printed-cover" href="/hemeroteca" tabindex="-1" aria-hidden="true"><img src="/portades/portclar-diari-${day}_400w_.svg" alt="" width="400" height="571" loading="lazy"></a>
  <p>${longDate(dateOf(day), lang)}</p>
  <p><a href="/hemeroteca">${t.printed.archive}</a></p>
</section>`
}

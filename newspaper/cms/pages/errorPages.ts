import { commonLinks } from '#lib/site/addresses/links.ts'
import type { ErrorCode } from '#widgets/error-page/error-page.schema.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { errorMarker } from '../parts/markers.ts'
import { moreNews } from '../parts/moreNews.ts'
import { picture } from '../parts/picture.ts'
import { searchForm } from '../parts/searchForm.ts'
import { serviceTexts } from '../texts/service/serviceTexts.ts'
import type { Visit } from '../visit/Visit.ts'

const apology = (code: ErrorCode, { title, text }: { title: string; text: string }, { t }: Visit) => html`
  ${picture('travessia', '', 'eager')}
  ${errorMarker(
    code,
    html`
  <p class="kicker">${code}</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${t.notFound.back}</a></p>`,
  )}`

/** The page for an unknown address, with a search and three stories to read instead: not the one whose picture the page has. */
export const notFoundPage = (visit: Visit, newsroom: Newsroom): Page => ({
  status: 404,
  kind: 'plain',
  title: visit.t.notFound.title,
  main: html`
<div class="apology">
  ${apology('404', visit.t.notFound, visit)}
  ${searchForm(visit.lang)}
</div>
${moreNews({ slug: 'la-travessia-del-port-es-nedara-a-catorze-graus' }, visit, newsroom)}`,
})

/** The page of an expired link, which leads to a new one. */
export const expiredPage = (visit: Visit): Page => ({
  status: 403,
  kind: 'plain',
  title: visit.t.expired.title,
  main: html`
<div class="apology">
  ${apology('403', visit.t.expired, visit)}
  <p class="apology-more"><a class="button button-quiet" href="${commonLinks.recoverPassword}">${serviceTexts[visit.lang].recovery.next}</a></p>
</div>`,
})

/** The page in place of one that could not be shown: the lighthouse without its light. */
export function failedPage({ t }: Visit): Page {
  const { title, text } = t.failed
  const main = html`
<div class="apology">
  ${picture('far-nit', '', 'eager')}
  <p class="kicker">500</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${t.notFound.back}</a></p>
</div>`
  return { status: 500, kind: 'plain', title, main }
}

import type { ErrorCode } from '../../../widgets/error-page/error-page.schema.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { errorMarker } from '../parts/markers.ts'
import { picture } from '../parts/picture.ts'
import type { Visit } from '../visit/Visit.ts'

const apology = (code: ErrorCode, { title, text }: { title: string; text: string }, { t }: Visit) => html`
<div class="apology">
  ${picture('travessia', '', 'eager')}
  ${errorMarker(
    code,
    html`
  <p class="kicker">${code}</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${t.notFound.back}</a></p>`,
  )}
</div>`

export const notFoundPage = (visit: Visit): Page => ({
  status: 404,
  kind: 'plain',
  title: visit.t.notFound.title,
  main: apology('404', visit.t.notFound, visit),
})

/** The page of an expired link. */
export const expiredPage = (visit: Visit): Page => ({
  status: 403,
  kind: 'plain',
  title: visit.t.expired.title,
  main: apology('403', visit.t.expired, visit),
})

export function failedPage({ t }: Visit): Page {
  const { title, text } = t.failed
  const main = html`
<div class="apology">
  ${picture('far', '', 'eager')}
  <p class="kicker">500</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${t.notFound.back}</a></p>
</div>`
  return { status: 500, kind: 'plain', title, main }
}

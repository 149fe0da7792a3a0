import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { archiveMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/hemeroteca` and everything below it: one template, because the widget reads the address. */
export function archivePage(visit: Visit): Page {
  const { t } = visit
  const main = html`
<header class="section-head"><h1>${t.archiveTitle}</h1><p class="standfirst">${t.archiveStandfirst}</p></header>
${archiveMarker(visit)}`
  return { status: 200, kind: 'plain', title: t.archiveTitle, description: t.archiveStandfirst, main }
}

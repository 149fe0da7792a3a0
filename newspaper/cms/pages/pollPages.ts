import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { pollMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

/** Two polls on one page. */
export function pollsPage(visit: Visit): Page {
  const { t } = visit
  const main = html`
<header class="section-head"><h1>${t.pollsTitle}</h1><p class="standfirst">${t.pollsStandfirst}</p></header>
<div class="polls">
  ${['4711', '4712'].map((id) => pollMarker(id, visit))}
</div>`
  return { status: 200, kind: 'plain', title: t.pollsTitle, main }
}

/** One poll at an address of its own. */
export function pollPage(pollId: string, visit: Visit): Page {
  const { t } = visit
  const main = html`
<div class="narrow">
  <header class="section-head"><h1>${t.pollTitle}</h1></header>
  ${pollMarker(pollId, visit)}
</div>`
  return { status: 200, kind: 'plain', title: t.pollTitle, main }
}

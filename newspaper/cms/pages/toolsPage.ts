import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { toolbar } from '../parts/toolbar.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/mock`: the tools on a page of their own, for pages that do not have them at their end. */
export function toolsPage(visit: Visit): Page {
  const { title, hint } = visit.t.bar
  const main = html`
<header class="section-head"><h1>${title}</h1><p class="standfirst">${hint}</p></header>
${toolbar(visit, true)}`
  return { status: 200, kind: 'plain', title, main }
}

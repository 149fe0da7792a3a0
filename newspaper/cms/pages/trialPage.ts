import { Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/en-proves`: the widgets that no page has been written for; undefined where there are none, and at any other address. */
export function trialPage({ t, newWidgets, url }: Visit): Page | undefined {
  if (url.pathname !== '/en-proves' || newWidgets.length === 0) return undefined
  const main = html`
<div class="narrow">
  <header class="section-head"><h1>${t.trialTitle}</h1><p class="standfirst">${t.trialStandfirst}</p></header>
  ${newWidgets.map((marker) => new Html(marker))}
</div>`
  return { status: 200, kind: 'plain', title: t.trialTitle, main }
}

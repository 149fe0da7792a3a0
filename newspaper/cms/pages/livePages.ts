import { liveIds } from '../../content/live/lives.ts'
import { liveTexts } from '../../content/live/liveTexts.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { liveMarker } from '../parts/liveMarker.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/directe/temporal`, a live blog; `/directe/partit`, a match: each as wide as a text. */
export function livePage(visit: Visit): Page | undefined {
  const [, name] = /^\/directe\/(temporal|partit)\/?$/.exec(visit.url.pathname) ?? []
  if (!name) return undefined
  const texts = liveTexts[visit.lang]
  const isMatch = name === 'partit'
  const { title, standfirst } = isMatch ? texts.match : texts.storm
  const main = html`
<div class="narrow live-page">
  <header class="section-head"><h1>${title}</h1><p class="standfirst">${standfirst}</p></header>
  ${liveMarker(isMatch ? liveIds.match : liveIds.storm, visit)}
</div>`
  return { status: 200, kind: 'plain', title, main }
}

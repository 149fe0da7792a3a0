import type { Language } from '#lib/site/config/config.ts'
import { briefs, briefText } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { adMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

const titles: Record<Language, string> = {
  ca: 'Una pàgina llarga amb publicitat',
  es: 'Una página larga con publicidad',
  en: 'A long page with advertising',
  de: 'Eine lange Seite mit Anzeigen',
}

/** Of the right column, which has room for as many as its height allows. */
const COLUMN = ['1', '2', '3']

/** `/anuncis`: every kind of ad position. `?ads=slow`, `empty`, `large` and `failing` choose how the ad service answers. */
export function adsPage({ lang }: Visit): Page {
  const title = titles[lang]
  const main = html`
<div class="ad-page">
${adMarker('top', '1', { closable: '', visibleForSubscribers: '' })}
<article class="story story-news story-wide">
  <header class="story-head"><h1>${title}</h1>${adMarker('contentTop', '2')}</header>
  <div class="story-main"><div class="text">
    ${briefs.map(({ slug }, index) => {
      const { title: heading, text } = briefText(slug, lang)
      return html`<h2>${heading}</h2>${text.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${index === 1 && adMarker('banner', '3', { visibleForPremiumSubscribers: '' })}
      ${index === 3 && adMarker('autopromo', '4', { visibleForSubscribers: '', visibleForPremiumSubscribers: '' })}`
    })}
  </div></div>
  <aside class="story-aside ad-column">${COLUMN.map((column) => adMarker('rectangle', `5${column}`, { column }))}</aside>
</article>
${adMarker('banner_home', '6')}
${adMarker('autopromo_small', '7')}
</div>`
  return { status: 200, kind: 'plain', title, main }
}

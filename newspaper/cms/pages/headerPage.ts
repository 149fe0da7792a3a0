import type { Language } from '#lib/site/config/config.ts'
import { briefs, briefText } from '../../content/briefs/briefs.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import type { Visit } from '../visit/Visit.ts'

const titles: Record<Language, string> = {
  ca: 'Una pàgina llarga amb la capçalera del diari',
  es: 'Una página larga con la cabecera del diario',
  en: 'A long page with the newspaper’s header',
  de: 'Eine lange Seite mit dem Kopf der Zeitung',
}

/** `/capcalera`: a page to scroll, for the header. */
export function headerPage(visit: Visit): Page {
  const { lang } = visit
  const main = html`
<article class="story">
  <header class="story-head"><h1>${titles[lang]}</h1></header>
  <div class="story-main"><div class="text">
    ${briefs.map(({ slug }) => {
      const { title, text } = briefText(slug, lang)
      return html`<h2>${title}</h2>${text.map((paragraph) => html`<p>${paragraph}</p>`)}`
    })}
  </div></div>
</article>`
  return { status: 200, kind: 'plain', title: titles[lang], main }
}

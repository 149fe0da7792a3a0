import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import type { HelpName } from '../texts/help/HelpTexts.ts'
import { helpTexts } from '../texts/help/help.ts'
import type { Visit } from '../visit/Visit.ts'

const places: Record<string, HelpName> = {
  '/ajuda': 'questions',
  '/ajuda/dades': 'data',
  '/ajuda/mode-fosc': 'dark',
  '/ajuda/edicions': 'editions',
  '/ajuda/esborrar-el-compte': 'deletion',
  '/ajuda/carnet': 'card',
}

/** The pages that explain the account (reader-account §2, "Pages known only through text"); undefined at any other address. */
export function helpPage({ lang, url }: Visit): Page | undefined {
  const name = places[url.pathname]
  if (!name) return undefined
  const texts = helpTexts[lang]
  const { title, paragraphs } = texts[name]
  const others = Object.entries(places).filter(([, other]) => other !== name)
  const main = html`
<div class="stub help">
  <h1>${title}</h1>
  ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
  <ul>
    ${others.map(([path, other]) => html`<li><a href="${path}">${texts[other].title}</a></li>\n`)}
    <li><a href="/contacte.html">${texts.contact}</a></li>
  </ul>
</div>`
  return { status: 200, kind: 'plain', title, main }
}

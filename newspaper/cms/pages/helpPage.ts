import { addresses } from '#lib/site/addresses/addresses.ts'
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

/** The pages that a page links to. */
const nexts: Partial<Record<HelpName, string>> = {
  questions: addresses.contact,
  data: addresses.privacy,
  deletion: addresses.contact,
  card: '/espai/',
}

/** The pages that explain the account (reader-account §2, "Pages known only through text"); undefined at any other address. */
export function helpPage({ lang, url }: Visit): Page | undefined {
  const name = places[url.pathname]
  if (!name) return undefined
  const texts = helpTexts[lang]
  const { title, standfirst, paragraphs, questions = [], next } = texts[name]
  const others = Object.entries(places).filter(([, other]) => other !== name)
  const main = html`
<div class="narrow help">
  <header class="section-head"><h1>${title}</h1><p class="standfirst">${standfirst}</p></header>
  ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
  ${questions.map(({ question, answer }) => html`<h2>${question}</h2>\n<p>${answer}</p>\n`)}
  ${nexts[name] && html`<p><a class="button" href="${nexts[name]}">${next}</a></p>`}
  <nav class="help-more" aria-labelledby="help-more">
    <h2 id="help-more">${texts.more}</h2>
    <ul>
      ${others.map(([path, other]) => html`<li><a href="${path}">${texts[other].title}</a></li>\n`)}
      <li><a href="${addresses.contact}">${texts.contact}</a></li>
    </ul>
  </nav>
</div>`
  return { status: 200, kind: 'plain', title, description: standfirst, main }
}

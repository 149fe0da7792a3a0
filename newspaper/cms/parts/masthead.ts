import { type Language, languages } from '#lib/site/config/config.ts'
import { sections } from '../../content/sections.ts'
import { attributes, type Html, html, jsonBlock } from '../html.ts'
import { languageNames } from '../texts/allTexts.ts'
import { subscribes } from '../visit/createVisit.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'
import { drawnName } from './nameplate.ts'

/** The number of the newspaper's site, whose front page has a language selector. */
const SITE_ID = 6

interface MastheadOptions {
  /** With the name as the page's heading. */
  front: boolean
}

interface NamedLink {
  text: string
  href: string
}

const editions: Record<Language, { balears: string; andorra: string }> = {
  ca: { balears: 'Illes Balears', andorra: 'Andorra' },
  es: { balears: 'Islas Baleares', andorra: 'Andorra' },
  en: { balears: 'Balearic Islands', andorra: 'Andorra' },
  de: { balears: 'Balearen', andorra: 'Andorra' },
}

const entry = ({ text, href }: NamedLink) => ({ link: { text, href } })

/** The head of each page: the widget `header`. Its fallback is a whole one, in the same boxes: a menu, the name, what the reader's account offers, the sections; the name stays afterwards. */
export function masthead(visit: Visit, { front }: MastheadOptions): Html {
  const { t, lang, url } = visit
  const named = Object.entries(sections).map(([key, names]) => ({ href: `/${key}/`, text: names[lang] }))
  // The language of the page leads to the page, so that it is known as the one that is read.
  const idioms = languages.map((language) => ({
    text: languageNames[language],
    href: language === lang ? withoutTools(url) : withLang(url, language),
  }))
  const menus = {
    secondaryMenu: named.map(entry),
    idiomsMenu: idioms.map(entry),
    editionsMenu: [
      {
        ...entry({ text: editions[lang].balears, href: '/?lang=ca' }),
        children: languages.map((language) => entry({ text: languageNames[language], href: `/?lang=${language}` })),
      },
      entry({ text: editions[lang].andorra, href: '/?edicio=andorra' }),
    ],
  }
  const list = named.map((section) => html`<li>${sectionLink(section, visit)}</li>`)
  const name = html`<a href="/">${drawnName()}</a>`
  return html`
<header>
${skipLink(visit)}
<div class="head-place" data-widget="header" data-site-id="${SITE_ID}">
  ${jsonBlock('', menus)}
  ${front ? html`<h1 class="nameplate" data-logo>${name}</h1>` : html`<p class="nameplate" data-logo>${name}</p>`}
  <details class="head-menu">
    <summary><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16M4 12h16M4 19h16"></path></svg><span class="head-word">${t.openMenu}</span></summary>
    <ul>
      ${list}
      ${idioms.map(({ text, href }, index) => html`<li class="head-language"><a href="${href}"${attributes({ hreflang: languages[index], lang: languages[index], 'aria-current': languages[index] === lang && 'page' })}>${text}</a></li>`)}
      ${visit.reader && html`<li><a href="/usuari/logout?backUrl=${backTo(visit)}">${t.logout}</a></li>`}
    </ul>
  </details>
  <p class="head-links">
    ${!subscribes(visit.reader) && html`<a class="button" href="/tarifes">${t.subscribe}</a> `}
    ${accountLink(visit)}
  </p>
  <nav class="head-sections" aria-label="${t.menu}"><ul>${list}</ul></nav>
</div>
</header>`
}

/** The first stop of the keyboard. */
export const skipLink = ({ t }: Visit): Html => html`<a class="skip" href="#contingut">${t.skip}</a>`

/** A link to a section, marked on its own pages. */
function sectionLink({ href, text }: NamedLink, { url }: Visit): Html {
  const current = url.pathname === href ? 'page' : url.pathname.startsWith(href) ? 'true' : undefined
  return html`<a href="${href}"${attributes({ 'aria-current': current })}>${text}</a>`
}

/** Parameters that decide, beside the path, what a page shows. */
const kept = ['gift', 'token', 'text', 'pagina']

/** This address without the tools' parameters, and without a way back to other sites. */
function withoutTools(url: URL, query = new URLSearchParams()): string {
  for (const name of kept) {
    const value = url.searchParams.get(name)
    if (value) query.set(name, value)
  }
  const back = ownPath(url.searchParams.get('backUrl'), url)
  if (back) query.set('backUrl', back)
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
}

/** This address in another language. */
const withLang = (url: URL, lang: Language) => withoutTools(url, new URLSearchParams({ lang }))

// The account's pages pass backUrl on.
const backTo = ({ url }: Visit) => encodeURIComponent(ownPath(url.searchParams.get('backUrl'), url) ?? url.pathname)

const accountLink = (visit: Visit): Html => {
  const { t, reader } = visit
  const href = reader ? '#profile' : `/usuari/login?backUrl=${backTo(visit)}`
  return html`<a class="head-account" href="${href}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0"></path></svg><span class="head-word">${reader ? reader.nick : t.login}</span></a>`
}

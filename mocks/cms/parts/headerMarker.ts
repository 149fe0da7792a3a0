import type { Language } from '../../../src/site/config/config.ts'
import { languages } from '../../../src/site/config/config.ts'
import { sections } from '../../content/sections.ts'
import type { Html } from '../html.ts'
import { html, jsonBlock } from '../html.ts'
import { languageNames } from '../texts/allTexts.ts'
import { subscribes } from '../visit/createVisit.ts'
import type { Visit } from '../visit/Visit.ts'
import { drawnName } from './nameplate.ts'

const editions: Record<Language, { balears: string; andorra: string }> = {
  ca: { balears: 'Illes Balears', andorra: 'Andorra' },
  es: { balears: 'Islas Baleares', andorra: 'Andorra' },
  en: { balears: 'Balearic Islands', andorra: 'Andorra' },
  de: { balears: 'Balearen', andorra: 'Andorra' },
}

const link = (text: string, href: string) => ({ link: { text, href } })

/** The header as a widget. Its fallback is a whole one, in the same boxes: a menu, the name, what the reader's account offers, the sections; the name stays afterwards. */
export function headerMarker(visit: Visit): Html {
  const { t, lang, reader, url } = visit
  const names = Object.entries(sections).map(([key, section]) => ({ href: `/${key}/`, text: section[lang] }))
  const menus = {
    secondaryMenu: names.map(({ text, href }) => link(text, href)),
    idiomsMenu: languages.map((language) => link(languageNames[language], `${url.pathname}?lang=${language}`)),
    editionsMenu: [
      {
        ...link(editions[lang].balears, '/?lang=ca'),
        children: languages.map((language) => link(languageNames[language], `/?lang=${language}`)),
      },
      link(editions[lang].andorra, '/'),
    ],
  }
  const list = names.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)
  return html`
<header class="head-place" data-widget="header" data-site-id="6">
  ${jsonBlock('', menus)}
  <p class="nameplate" data-logo><a href="/">${drawnName()}</a></p>
  <details class="head-menu">
    <summary><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16M4 12h16M4 19h16"></path></svg><span class="head-word">${t.openMenu}</span></summary>
    <ul>${list}</ul>
  </details>
  <p class="head-links">
    ${!subscribes(reader) && html`<a class="button" href="/tarifes">${t.subscribe}</a> `}
    <a class="head-account" href="${reader ? '#profile' : `/usuari/login?backUrl=${encodeURIComponent(url.pathname)}`}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0"></path></svg><span class="head-word">${reader ? reader.nick : t.login}</span></a>
  </p>
  <nav class="head-sections" aria-label="${t.menu}"><ul>${list}</ul></nav>
</header>`
}

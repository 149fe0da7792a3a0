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

/** The header as a widget. Its fallback is a whole one: the name, the sections, a search and what the reader's account offers; the name stays afterwards. */
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
  return html`
<header class="head-place" data-widget="header" data-site-id="6">
  ${jsonBlock('', menus)}
  <p class="nameplate" data-logo><a href="/">${drawnName()}</a></p>
  <nav class="head-links" aria-label="${t.menu}"><ul>
    ${names.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
  </ul></nav>
  <p class="head-links">
    ${!subscribes(reader) && html`<a href="/tarifes">${t.subscribe}</a> `}
    ${reader ? html`<a href="#profile">${reader.nick}</a>` : html`<a href="/usuari/login?backUrl=${encodeURIComponent(url.pathname)}">${t.login}</a>`}
  </p>
</header>`
}

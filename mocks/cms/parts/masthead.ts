import type { Language } from '../../../src/site/config/config.ts'
import { languages } from '../../../src/site/config/config.ts'
import type { SectionName } from '../../content/sections.ts'
import { sections } from '../../content/sections.ts'
import type { Html } from '../html.ts'
import { attributes, html } from '../html.ts'
import { languageNames } from '../texts/allTexts.ts'
import { subscribes } from '../visit/createVisit.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'
import { longDate } from './byline.ts'

/** The newspaper's name, in every language. */
export const paperName = 'El Far de Portclar'

interface MastheadOptions {
  /** Large on the front page, where the name is the page's heading. */
  front: boolean
}

export function masthead(visit: Visit, { front }: MastheadOptions): Html {
  const { t, now, lang } = visit
  const name = html`<a href="/"><span class="article-word">El</span> Far <span class="article-word">de</span> Portclar</a>`
  return html`
<header class="masthead${front ? ' masthead-front' : ''}">
  <div class="utility">
    <p class="today">${longDate(now, lang)}</p>
    ${languageLinks(visit)}
    ${accountLinks(visit)}
  </div>
  ${front ? html`<h1 class="nameplate">${name}</h1>` : html`<p class="nameplate">${name}</p>`}
  ${front && html`<p class="tagline">${t.tagline}</p>`}
  <nav class="sections" aria-label="${t.menu}">
    <ul>
      ${Object.entries(sections).map(([key, names]) => html`<li>${sectionLink(key, names[lang], visit)}</li>`)}
    </ul>
  </nav>
</header>`
}

/** A link to a section, marked on its own pages. */
function sectionLink(key: string, name: string, { url }: Visit): Html {
  const current = url.pathname === `/${key}/` ? 'page' : url.pathname.startsWith(`/${key}/`) ? 'true' : undefined
  return html`<a href="/${key}/"${attributes({ 'aria-current': current })}>${name}</a>`
}

export const sectionName = (key: string, lang: Language): string =>
  // Categories come from `articles.ts` and `briefs.ts`; one without a section is shown as it is.
  key in sections ? sections[key as SectionName][lang] : key

const languageLinks = ({ t, lang, url }: Visit): Html => html`
<nav class="languages" aria-label="${t.languages}">
  <ul>
    ${languages.map(
      (language) =>
        html`<li><a href="${withLang(url, language)}" hreflang="${language}" lang="${language}"${attributes({ 'aria-current': language === lang && 'true' })}>${languageNames[language]}</a></li>`,
    )}
  </ul>
</nav>`

/** This address in another language, without the tools' parameters. */
function withLang(url: URL, lang: Language): string {
  const query = new URLSearchParams({ lang })
  for (const kept of ['gift', 'token']) {
    const value = url.searchParams.get(kept)
    if (value) query.set(kept, value)
  }
  const back = ownPath(url.searchParams.get('backUrl'), url)
  if (back) query.set('backUrl', back)
  return `${url.pathname}?${query}`
}

function accountLinks({ t, reader, url }: Visit): Html {
  // The account's pages pass backUrl on.
  const back = encodeURIComponent(ownPath(url.searchParams.get('backUrl'), url) ?? url.pathname)
  const subscribe = html`<a class="subscribe" href="/tarifes">${t.subscribe}</a>`
  if (!reader) return html`<p class="account">${subscribe}<a href="/usuari/login?backUrl=${back}">${t.login}</a></p>`
  return html`<p class="account">
    ${!subscribes(reader) && subscribe}
    <a href="/usuari/perfil" title="${t.profile}">${reader.nick}</a>
    <a href="/usuari/logout?backUrl=${back}">${t.logout}</a>
  </p>`
}

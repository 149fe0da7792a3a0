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
import { drawnName } from './nameplate.ts'

interface MastheadOptions {
  /** Large on the front page, where the name is the page's heading. On a phone all but the account is in a menu, which needs no script. */
  front: boolean
}

export function masthead(visit: Visit, { front }: MastheadOptions): Html {
  const { t, now, lang } = visit
  const name = html`<a href="/">${drawnName()}</a>`
  return html`
<header class="masthead${front ? ' masthead-front' : ''}">
  <div class="bar">
    <p class="today">${longDate(now, lang)}${front && html`<span class="tagline">${t.tagline}</span>`}</p>
    ${front ? html`<h1 class="nameplate">${name}</h1>` : html`<p class="nameplate">${name}</p>`}
    <p class="account">${subscribeLink(visit)}${accountLink(visit)}${signOutLink(visit)}</p>
    <button class="menu-button" type="button" popovertarget="menu" aria-label="${t.openMenu}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 4.5h16M2 10h16M2 15.5h16"></path></svg></button>
  </div>
  <div class="menu" id="menu" popover>
    <nav class="sections" aria-label="${t.menu}">
      <ul>
        ${Object.entries(sections).map(([key, names]) => html`<li>${sectionLink(key, names[lang], visit)}</li>`)}
      </ul>
    </nav>
    ${languageLinks(visit)}
    <p class="menu-account">${subscribeLink(visit)}${signOutLink(visit)}</p>
  </div>
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

// The account's pages pass backUrl on.
const backTo = ({ url }: Visit) => encodeURIComponent(ownPath(url.searchParams.get('backUrl'), url) ?? url.pathname)

const subscribeLink = ({ t, reader }: Visit) =>
  !subscribes(reader) && html`<a class="subscribe" href="/tarifes">${t.subscribe}</a>`

const accountLink = (visit: Visit): Html => {
  const { t, reader } = visit
  return reader
    ? html`<a class="nick" href="#profile" title="${t.profile}">${reader.nick}</a>`
    : html`<a href="/usuari/login?backUrl=${backTo(visit)}">${t.login}</a>`
}

const signOutLink = (visit: Visit) =>
  visit.reader && html`<a class="sign-out" href="/usuari/logout?backUrl=${backTo(visit)}">${visit.t.logout}</a>`

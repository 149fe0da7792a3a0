import { addresses } from '#lib/site/addresses/addresses.ts'
import { commonLinks } from '#lib/site/addresses/links.ts'
import type { Language } from '#lib/site/config/config.ts'
import { dayAtNewspaper } from '#mocks/backend/dayAtNewspaper.ts'
import { type Html, html } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'
import { drawnNameAgain, paperName } from './nameplate.ts'

const discover: Record<Language, string> = {
  ca: '/descobreix/',
  es: '/descubre/',
  en: '/discover/',
  de: '/entdecke/',
}

/** For the one edition that has partners: on the others the widget would leave a place without anything. */
const partners = (label: string) => html`
  <p class="partners-label">${label}</p>
  <div data-widget="partner-logos" class="partners">
    <img src="/images/partner-forn.svg" alt="Forn de la Riba" width="64" height="40" loading="lazy">
    <img src="/images/partner-port.svg" alt="Port de Portclar" width="64" height="40" loading="lazy">
  </div>`

/** The foot of the page, from which each kind of page is one press away. */
export function colophon({ t, now, env, site, lang, newWidgets }: Visit): Html {
  const { footer } = t
  const list = (links: readonly (readonly [string, string])[]) =>
    html`<ul>${links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`
  return html`
<footer class="colophon">
  <div class="columns">
    <div class="imprint">
      <p class="nameplate-small">${drawnNameAgain()}</p>
      <p>${footer.note}</p>
      ${site === 'ara' && partners(footer.partners)}
    </div>
    <div>
      <h2>${footer.paper}</h2>
      ${list([
        [commonLinks.aboutUs, footer.aboutUs],
        [addresses.contact, footer.about],
        [commonLinks.pointsOfSale, footer.pointsOfSale],
        ['/hemeroteca', footer.archive],
        ['/ultima-hora/', footer.latest],
        [discover[lang], t.quick.discover],
      ])}
    </div>
    <div>
      <h2>${footer.readers}</h2>
      ${list([
        [addresses.rates, footer.rates],
        [commonLinks.shop, footer.shop],
        ['/enquestes', footer.polls],
        ['/newsletters/', footer.newsletters],
        ['/espai/', footer.space],
        ['/ajuda', footer.help],
      ])}
    </div>
    <div class="everything">
      <h2>${footer.everything}</h2>
      ${list([
        ['/directe/temporal', footer.storm],
        ['/directe/partit', footer.match],
        ['/carrusels', footer.carousels],
        ['/usuari/register', footer.register],
        ['/anuncis', footer.ads],
        ['/perfil/2001', footer.reader],
        ...(newWidgets.length > 0 ? [['/en-proves', t.trialTitle] as const] : []),
        ...(env === 'PRO' ? [] : [['/previsualitzacio/paywall', footer.preview] as const]),
      ])}
    </div>
  </div>
  <p class="year">© ${dayAtNewspaper(now).slice(0, 4)} ${paperName} · <a href="${addresses.privacy}">${footer.privacy}</a> · <a href="${commonLinks.conditions}">${footer.conditions}</a></p>
</footer>`
}

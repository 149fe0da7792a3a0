import { addresses } from '../../../src/site/addresses/addresses.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { alertMarker } from '../parts/markers.ts'
import type { StubName } from '../texts/stubs.ts'
import { stubs } from '../texts/stubs.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'

/** The stub page of an address that the newspaper does not build out. */
const places: readonly (readonly [RegExp | string, StubName])[] = [
  [/^\/usuari\//, 'profile'],
  [addresses.rates, 'rates'],
  [addresses.ratesPage, 'rates'],
  [addresses.pendingPayment, 'payment'],
  [addresses.upgrade, 'upgrade'],
  [addresses.family, 'family'],
  [/\/dades$/, 'checkout'],
  [addresses.privacy, 'privacy'],
  [/^\/(descobreix|descubre|discover|entdecke)\/?$/, 'discover'],
  [/^\/newsletters\/?/, 'newsletters'],
  [/^\/espai\/?/, 'space'],
  // In the frames of the profile.
  ['/subscripcio/targeta', 'card'],
  [/^\/subscripcio\//, 'subscription'],
  // All other sales pages, premium and founders' included.
  [/^\/(portada|promocions|premium|subscripcions)\//, 'rates'],
]

/** Undefined where there is no such page. */
export function stubPage(visit: Visit): Page | undefined {
  const { t, url, lang } = visit
  const [, name] =
    places.find(([place]) => (typeof place === 'string' ? place === url.pathname : place.test(url.pathname))) ?? []
  if (!name) return undefined
  const { title, text } = stubs[name][lang]
  const back = ownPath(url.searchParams.get('backUrl'), url)
  const main = html`
${name === 'discover' && alertMarker(visit)}
<div class="stub">
  <p class="kicker">${t.stub.kicker}</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  ${!visit.inFrame && html`<p><a href="${back ?? '/'}">${back ? t.stub.back : t.notFound.back}</a></p>`}
</div>`
  return { status: 200, kind: 'plain', title, main, ...(name === 'discover' && { quickLinks: true }) }
}

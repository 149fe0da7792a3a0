import { addresses } from '../../../src/site/addresses.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import type { StubName } from '../texts/stubs.ts'
import { stubs } from '../texts/stubs.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'

/** Which page stands at an address that the newspaper only hints at. */
const places: readonly (readonly [RegExp | string, StubName])[] = [
  ['/usuari/login', 'login'],
  ['/usuari/register', 'register'],
  [/^\/usuari\//, 'profile'],
  [addresses.rates, 'rates'],
  [addresses.ratesPage, 'rates'],
  [addresses.pendingPayment, 'payment'],
  [addresses.upgrade, 'upgrade'],
  [addresses.family, 'family'],
  [/\/dades$/, 'checkout'],
  [addresses.contact, 'contact'],
  [/^\/(descobreix|descubre|discover|entdecke)\/?$/, 'discover'],
  ['/cercador', 'search'],
  [/^\/newsletters\/?/, 'newsletters'],
  [/^\/espai\/?/, 'space'],
  // Whatever else is sold, premium and founders' pages included.
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
<div class="stub">
  <p class="kicker">${t.stub.kicker}</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  ${(name === 'login' || name === 'register') && accounts(visit, back)}
  <p><a href="${back ?? '/'}">${back ? t.stub.back : t.notFound.back}</a></p>
</div>`
  return { status: 200, kind: 'plain', title, main }
}

/** Without a form that checks passwords, whoever comes here chooses who to be. */
function accounts({ t, url, env }: Visit, back: string | undefined): Html | false {
  if (env === 'PRO') return false
  const email = url.searchParams.get('email')
  const link = (persona: string, text: string, primary = false) => {
    const target = new URL(back ?? '/', url)
    target.searchParams.set('persona', persona)
    const href = `${target.pathname}${target.search}${target.hash}`
    return html`<li><a class="${primary ? 'button' : 'button button-quiet'}" href="${href}">${text}</a></li>`
  }
  return html`
  ${email && html`<p class="email">${email}</p>`}
  <p>${t.stub.signInAs}</p>
  <ul class="choices">
    ${link('subscriber', t.stub.asSubscriber, true)}
    ${link('registered', t.stub.asRegistered)}
    ${link('premium-s', t.stub.asPremium)}
  </ul>`
}

import { addresses } from '#lib/site/addresses/addresses.ts'
import { SEEDED_PASSWORD } from '#mocks/backend/accounts/Account.ts'
import { addressOf } from '#mocks/backend/accounts/addressOf.ts'
import { BLOCKED_ADDRESS } from '#mocks/backend/accounts/seedAccounts.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import { accountMarker } from '../parts/markers.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'

const WELCOME = '/usuari/benvinguda'

const widgets = {
  '/usuari/login': 'login',
  '/usuari/register': 'register',
  '/usuari/canviar-contrasenya': 'change-password',
  [WELCOME]: 'welcome',
} as const

/** The pages that hold one of the account's widgets; undefined at any other address. */
export function accountPage(visit: Visit): Page | undefined {
  const { t, url, env } = visit
  const [, widget] = Object.entries(widgets).find(([path]) => path === url.pathname) ?? []
  if (!widget) return undefined
  const title = t.account[widget]
  // A new reader goes to the welcome page, unless there is a page to return to.
  const options: Record<string, string> =
    widget === 'register' && !url.searchParams.has('backUrl') ? { backUrl: WELCOME } : {}
  const fallback =
    widget === 'welcome'
      ? html`<p><a href="/">${t.account.welcomeFallback}</a></p>`
      : html`<p>${t.account.fallback} <a href="${addresses.contact}">${t.account.contact}</a>.</p>`
  const main = html`
<div class="account-page">
  ${accountMarker(widget, html`<h1>${title}</h1>${fallback}`, options)}
  ${env !== 'PRO' && widget === 'login' && samples(visit)}
  ${env !== 'PRO' && widget !== 'change-password' && html`<p class="aside"><a href="/mock/mail">${t.account.mailTitle}</a></p>`}
</div>`
  return { status: 200, kind: 'plain', title, main, ...(widget === 'welcome' && { shell: false }) }
}

/** The accounts that can sign in here, with links that need no password. */
function samples({ t, url }: Visit): Html {
  const back = ownPath(url.searchParams.get('backUrl'), url)
  const link = (persona: string, text: string) => {
    const target = new URL(back ?? '/', url)
    target.searchParams.set('persona', persona)
    return html`<li><a class="button button-quiet" href="${target.pathname}${target.search}${target.hash}">${text}</a></li>`
  }
  return html`
  <details class="samples">
    <summary>${t.account.samples}</summary>
    <p>${t.account.accounts} <code>${SEEDED_PASSWORD}</code></p>
    <ul>
      ${[addressOf('registered'), addressOf('subscriber'), addressOf('premium-s'), BLOCKED_ADDRESS].map((address) => html`<li><code>${address}</code></li>`)}
    </ul>
    <p>${t.samples.signInAs}</p>
    <ul class="choices">
      ${link('subscriber', t.samples.asSubscriber)}
      ${link('registered', t.samples.asRegistered)}
      ${link('premium-s', t.samples.asPremium)}
    </ul>
  </details>`
}

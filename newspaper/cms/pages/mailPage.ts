import type { Mail } from '#mocks/backend/accounts/Account.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/mock/mail`: the mails sent to this visitor's addresses, newest first, with their links. */
export function mailPage({ t, url }: Visit, mails: readonly Mail[]): Page {
  const texts = t.account
  const main = html`
<header class="section-head"><h1>${texts.mailTitle}</h1><p class="standfirst">${texts.mailHint}</p></header>
${mails.length === 0 && html`<p>${texts.mailEmpty}</p>`}
${url.searchParams.has('validated') && html`<p role="status">${texts.validated}</p>`}
<ul class="mails">
  ${[...mails].reverse().map(({ to, kind, link }) => html`<li><strong>${to}</strong> <a href="${link}">${texts.mails[kind]}</a></li>`)}
</ul>`
  return { status: 200, kind: 'plain', title: texts.mailTitle, main }
}

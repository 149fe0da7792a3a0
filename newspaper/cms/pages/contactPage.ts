import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { contactMarker } from '../parts/markers.ts'
import { contactTexts } from '../texts/contact.ts'
import type { Visit } from '../visit/Visit.ts'

export function contactPage({ lang }: Visit): Page {
  const { title, standfirst, fallback, address, phone, help } = contactTexts[lang]
  const mail = 'lectors@elfar.example'
  const main = html`
<div class="narrow contact">
  <header class="section-head"><h1>${title}</h1><p class="standfirst">${standfirst}</p></header>
  ${contactMarker(html`<p>${fallback} <a href="mailto:${mail}">${mail}</a>.</p>`)}
  <address>${address.map((line) => html`${line}<br>`)}<a href="mailto:${mail}">${mail}</a></address>
  <p class="contact-more">${phone} <a href="/ajuda">${help}</a>.</p>
</div>`
  return { status: 200, kind: 'plain', title, description: standfirst, main }
}

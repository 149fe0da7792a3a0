import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { picture } from '../parts/picture.ts'
import type { Visit } from '../visit/Visit.ts'

export function notFoundPage({ t }: Visit): Page {
  const { title, text, back } = t.notFound
  const main = html`
<div class="apology">
  ${picture('travessia', '', 'eager')}
  <p class="kicker">404</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${back}</a></p>
</div>`
  return { status: 404, kind: 'plain', title, main }
}

export function failedPage({ t }: Visit): Page {
  const { title, text } = t.failed
  const main = html`
<div class="apology">
  ${picture('far', '', 'eager')}
  <p class="kicker">500</p>
  <h1>${title}</h1>
  <p class="standfirst">${text}</p>
  <p><a class="button" href="/">${t.notFound.back}</a></p>
</div>`
  return { status: 500, kind: 'plain', title, main }
}

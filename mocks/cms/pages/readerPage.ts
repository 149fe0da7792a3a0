import { createPersonas } from '../../backend/personas.ts'
import { readerById, seedReaders } from '../../backend/readers.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { followMarker, nickMarker } from '../parts/markers.ts'
import { stubs } from '../texts/stubs.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/perfil/{id}`: a reader who comments, with a follow button and the way to their profile. Undefined for an unknown id. */
export function readerPage(id: string, visit: Visit): Page | undefined {
  const reader = readerById(seedReaders(createPersonas(visit.now)), id)
  if (!reader) return undefined
  const { title, text } = stubs.reader[visit.lang]
  const main = html`
<div class="stub reader">
  <p class="kicker">${title}</p>
  <div class="reader-head">
    ${reader.avatarUrl && html`<img class="portrait" src="${reader.avatarUrl}" alt="" width="64" height="64">`}
    <h1>${nickMarker(id, reader.nick)}</h1>
    ${visit.reader?.id !== id && followMarker('user', id, reader.nick, visit)}
  </div>
  <p class="standfirst">${text}</p>
  <p><a href="/">${visit.t.notFound.back}</a></p>
</div>`
  return { status: 200, kind: 'plain', title: reader.nick, main }
}
